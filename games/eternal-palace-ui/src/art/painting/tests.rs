//! What a page may rely on: any choice of pieces composes, and nothing hides a layer's subject.
