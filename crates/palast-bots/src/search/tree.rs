//! The tree of one search: nodes and edges in two flat arenas that never shrink.
//!
//! A node is what one seat may know at one point, as far as answers tell it apart; an edge is an
//! answer given there. In another imagined world other answers may be possible at the same node, so
//! each edge counts how often it could have been taken.

use palast_core::Seat;

/// No node.
const NONE: u32 = u32::MAX;
/// A node with more answers than this is a meeting of many positions (after a roll of dice, say): what
/// is learnt there says nothing, and it is not kept.
const MOST_EDGES: usize = 512;

/// The node every search begins at.
pub(super) type NodeId = u32;

#[derive(Clone, Copy, Debug)]
struct Node {
    first: u32,
    len: u16,
    room: u16,
    visits: u32,
}

impl Node {
    const FRESH: Self = Self {
        first: 0,
        len: 0,
        room: 0,
        visits: 0,
    };
}

/// An answer of a seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<A> {
    pub(super) action: A,
    pub(super) seat: Seat,
    /// Its place in the order of judgement when it was first seen.
    pub(super) rank: u16,
    pub(super) prior: f32,
    /// The sum of what it brought the seat that gives it.
    pub(super) total: f32,
    pub(super) visits: u32,
    pub(super) available: u32,
    child: u32,
}

impl<A> Edge<A> {
    const fn fresh(action: A, seat: Seat, (prior, rank): (f32, u16)) -> Self {
        Self {
            action,
            seat,
            rank,
            prior,
            total: 0.0,
            visits: 0,
            available: 0,
            child: NONE,
        }
    }

    pub(super) fn mean(&self) -> f32 {
        self.total / self.visits as f32
    }
}

/// Nodes and edges.
#[derive(Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    most_nodes: usize,
    most_edges: usize,
}

impl<A: Copy + Ord> Tree<A> {
    /// An empty tree with room for this many nodes; it takes all its memory now.
    pub(super) fn new(nodes: usize) -> Self {
        let most_edges = nodes * 8;
        Self {
            nodes: Vec::with_capacity(nodes),
            edges: Vec::with_capacity(most_edges),
            most_nodes: nodes,
            most_edges,
        }
    }

    /// Forgets everything but the memory, and begins anew.
    pub(super) fn clear(&mut self) -> NodeId {
        self.nodes.clear();
        self.edges.clear();
        self.nodes.push(Node::FRESH);
        0
    }

    /// Whether there is room for a search that begins here.
    pub(super) fn is_half_full(&self) -> bool {
        2 * self.nodes.len() > self.most_nodes || 2 * self.edges.len() > self.most_edges
    }

    pub(super) fn visit(&mut self, node: NodeId) -> u32 {
        let node = &mut self.nodes[node as usize];
        node.visits += 1;
        node.visits
    }

    pub(super) fn edge(&self, edge: u32) -> &Edge<A> {
        &self.edges[edge as usize]
    }

    pub(super) fn edge_mut(&mut self, edge: u32) -> &mut Edge<A> {
        &mut self.edges[edge as usize]
    }

    /// All answers of a node, in order.
    pub(super) fn edges_of(&self, node: NodeId) -> &[Edge<A>] {
        let node = self.nodes[node as usize];
        &self.edges[node.first as usize..][..usize::from(node.len)]
    }

    /// Where the edges for a sorted menu of one seat are; says whether all were found.
    pub(super) fn find(
        &self,
        node: NodeId,
        seat: Seat,
        menu: &[A],
        found: &mut Vec<Option<u32>>,
    ) -> bool {
        found.clear();
        let first = self.nodes[node as usize].first;
        let edges = self.edges_of(node);
        let mut at = edges.partition_point(|edge| edge.seat < seat);
        let mut all = true;
        for action in menu {
            while at < edges.len() && edges[at].seat == seat && edges[at].action < *action {
                at += 1;
            }
            let here = edges
                .get(at)
                .filter(|e| e.seat == seat && e.action == *action);
            all &= here.is_some();
            found.push(here.map(|_| first + at as u32));
        }
        all
    }

    /// Adds the edges of a menu that are not there yet, with their priors and ranks; says whether
    /// there was room.
    pub(super) fn add(
        &mut self,
        node: NodeId,
        seat: Seat,
        menu: &[A],
        missing: &[Option<u32>],
        rated: &[(f32, u16)],
    ) -> bool {
        let more = missing.iter().filter(|edge| edge.is_none()).count();
        let filler = Edge::fresh(menu[0], seat, (0.0, 0));
        if !self.make_room(node, more, filler) {
            return false;
        }
        let Node { first, len, .. } = self.nodes[node as usize];
        let first = first as usize;
        let mut len = usize::from(len);
        let fresh = menu.iter().zip(missing).zip(rated);
        for ((action, _), rated) in fresh.filter(|((_, edge), _)| edge.is_none()) {
            let block = &mut self.edges[first..first + len + 1];
            let at = block[..len].partition_point(|e| (e.seat, e.action) < (seat, *action));
            block.copy_within(at..len, at + 1);
            block[at] = Edge::fresh(*action, seat, *rated);
            len += 1;
        }
        self.nodes[node as usize].len = len as u16;
        true
    }

    /// Makes room for this many more edges at a node, moving its block if need be. The first block
    /// fits exactly: at most nodes the menu never changes.
    fn make_room(&mut self, node: NodeId, more: usize, filler: Edge<A>) -> bool {
        let Node {
            first, len, room, ..
        } = self.nodes[node as usize];
        let (first, len) = (first as usize, usize::from(len));
        let needed = len + more;
        if needed <= usize::from(room) {
            return true;
        }
        let room = if len == 0 {
            needed
        } else {
            (2 * needed).min(MOST_EDGES)
        };
        if needed > MOST_EDGES || self.edges.len() + room > self.most_edges {
            return false;
        }
        let to = self.edges.len();
        self.edges.extend_from_within(first..first + len);
        // The room is filled with anything; `len` says how far it counts.
        self.edges.resize(to + room, filler);
        let node = &mut self.nodes[node as usize];
        node.first = to as u32;
        node.room = room as u16;
        true
    }

    /// The node an edge leads to, if it was there before.
    pub(super) fn child(&self, edge: u32) -> Option<NodeId> {
        let child = self.edges[edge as usize].child;
        (child != NONE).then_some(child)
    }

    /// Gives an edge a node to lead to, if there is room.
    pub(super) fn grow(&mut self, edge: u32) {
        if self.nodes.len() < self.most_nodes {
            self.edges[edge as usize].child = self.nodes.len() as u32;
            self.nodes.push(Node::FRESH);
        }
    }
}
