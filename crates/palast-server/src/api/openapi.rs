//! The OpenAPI 3.1 document, made from the list of addresses that the routes are made from.
//!
//! No generator from outside: one would describe handlers a second time in macros, and the answers
//! are made from views whose shape belongs to each game. The tests ask every address of the document
//! and compare what comes with the schemas below.

use axum::Json;
use serde_json::{Map, Value, json};

use super::{ENDPOINTS, Endpoint, V1, Verb};

pub(super) async fn serve() -> Json<Value> {
    Json(document())
}

fn document() -> Value {
    let mut paths = Map::new();
    for endpoint in ENDPOINTS {
        let path = paths
            .entry(format!("{V1}{}", endpoint.path))
            .or_insert_with(|| json!({}));
        let verb = match endpoint.verb {
            Verb::Get => "get",
            Verb::Post => "post",
        };
        path[verb] = operation(endpoint);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Palast",
            "version": "1",
            "description": "Tables of Palast for programs. Sentences come in the language of \
                Accept-Language (de, nl, en). Fields may be added; none is renamed or removed.",
        },
        "paths": paths,
        "components": {
            "schemas": schemas(),
            "securitySchemes": { "token": { "type": "http", "scheme": "bearer" } },
        },
    })
}

fn reference(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

fn operation(endpoint: &Endpoint) -> Value {
    let in_path = endpoint
        .path
        .split('/')
        .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
        .map(|name| {
            json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } })
        });
    let in_query = endpoint
        .query
        .iter()
        .map(|name| json!({ "name": name, "in": "query", "schema": { "type": "string" } }));
    let content = match endpoint.answer {
        "" => None,
        media if media.contains('/') => Some(json!({ media: {} })),
        schema => Some(json!({ "application/json": { "schema": reference(schema) } })),
    };
    let mut success = json!({ "description": "Done" });
    if let Some(content) = content {
        success["content"] = content;
    }
    let problem = json!({
        "description": "A refusal (RFC 9457); nothing has changed",
        "content": { "application/problem+json": { "schema": reference("Problem") } },
    });
    let parameters: Vec<Value> = in_path.chain(in_query).collect();
    let mut operation = json!({
        "summary": endpoint.summary,
        "operationId": name(endpoint),
        "parameters": parameters,
        "responses": { endpoint.success.to_string(): success, "default": problem },
    });
    if endpoint.verb == Verb::Post && endpoint.success == 200 && endpoint.answer == "Table" {
        let nothing = json!({ "description": "Done, with `Prefer: return=minimal`" });
        operation["responses"]["204"] = nothing;
    }
    if let Some(body) = endpoint.body {
        operation["requestBody"] = json!({
            "required": true,
            "content": { "application/json": { "schema": reference(body) } },
        });
    }
    operation["security"] = match endpoint.scope {
        Some(scope) => json!([{ "token": [scope.name()] }]),
        None => json!([]),
    };
    operation
}

/// The verb and the fixed parts of the path.
fn name(endpoint: &Endpoint) -> String {
    let verb = match endpoint.verb {
        Verb::Get => "get",
        Verb::Post => "post",
    };
    let fixed = endpoint
        .path
        .split('/')
        .filter(|part| !part.starts_with('{'));
    let parts: Vec<&str> = fixed.filter(|part| !part.is_empty()).collect();
    let id = if endpoint.path.ends_with('}') {
        "-one"
    } else {
        ""
    };
    format!("{verb}-{}{id}", parts.join("-").replace('.', "-"))
}

/// An object: its fields with their types. A name that ends in `?` may be missing, a type that does
/// may be null.
fn object(fields: &[(&str, &str)]) -> Value {
    let mut properties = Map::new();
    let mut required = Vec::new();
    for (name, kind) in fields {
        let plain = name.trim_end_matches('?');
        if plain == *name {
            required.push(plain);
        }
        properties.insert(plain.to_owned(), kind_schema(kind));
    }
    json!({ "type": "object", "properties": properties, "required": required })
}

fn kind_schema(kind: &str) -> Value {
    if let Some(kind) = kind.strip_suffix('?') {
        return json!({ "anyOf": [kind_schema(kind), { "type": "null" }] });
    }
    if let Some(kind) = kind.strip_suffix("[]") {
        return json!({ "type": "array", "items": kind_schema(kind) });
    }
    match kind {
        "string" | "integer" | "boolean" | "object" => json!({ "type": kind }),
        schema => reference(schema),
    }
}

/// The schemas by name.
const SCHEMAS: &[(&str, &[(&str, &str)])] = &[
    ("NewToken", &[("scopes?", "string[]")]),
    ("Token", &[("token", "string"), ("scopes", "string[]")]),
    ("Games", &[("games", "Game[]")]),
    (
        "Game",
        &[
            ("id", "string"),
            ("name", "string"),
            ("min_seats", "integer"),
            ("max_seats", "integer"),
            ("bots", "string[]"),
            ("options", "Option[]"),
        ],
    ),
    ("Option", &[("name", "string"), ("values", "string[]")]),
    ("Rules", &[("game", "string"), ("sections", "Section[]")]),
    (
        "Section",
        &[
            ("id", "string"),
            ("title", "string"),
            ("paragraphs", "string[]"),
        ],
    ),
    ("Tables", &[("own", "Listed[]"), ("public", "Listed[]")]),
    (
        "Listed",
        &[
            ("id", "string"),
            ("game", "string"),
            ("status", "string"),
            ("visibility", "string"),
            ("seats", "ListedSeat[]"),
            ("your_turn?", "boolean"),
        ],
    ),
    (
        "ListedSeat",
        &[
            ("name", "string"),
            ("occupant", "string"),
            ("program", "boolean"),
        ],
    ),
    (
        "NewTable",
        &[
            ("game", "string"),
            ("name", "string"),
            ("seats?", "string[]"),
            ("seat?", "integer?"),
            ("options?", "object"),
            ("visibility?", "string?"),
            ("watch?", "string?"),
            ("pace?", "string?"),
            ("takeover?", "string?"),
            ("hints?", "string?"),
            ("start?", "boolean"),
        ],
    ),
    (
        "Join",
        &[
            ("name", "string"),
            ("seat?", "integer?"),
            ("invite?", "string?"),
        ],
    ),
    ("Answer", &[("question", "integer"), ("answer", "string")]),
    ("Consent", &[("agree", "boolean")]),
    ("Think", &[("level", "string")]),
    ("Thought", &[("question", "integer"), ("answer", "string")]),
    (
        "Table",
        &[
            ("id", "string"),
            ("game", "string"),
            ("status", "string"),
            ("visibility", "string"),
            ("options", "object"),
            ("watch", "string"),
            ("pace", "string"),
            ("takeover", "string"),
            ("hints", "string"),
            ("seats", "Seat[]"),
            ("you", "integer?"),
            ("host", "boolean"),
            ("may_sit", "boolean"),
            ("invitation", "string?"),
            ("commitment", "string"),
            ("rematch", "string?"),
            ("your_turn", "boolean"),
            ("match", "Match?"),
            ("milliseconds_left", "integer?[]"),
            ("seen", "string"),
        ],
    ),
    (
        "Seat",
        &[
            ("seat", "integer"),
            ("name", "string"),
            ("occupant", "string"),
            ("program", "boolean"),
            ("level", "string?"),
            ("host", "boolean"),
            ("away", "boolean"),
            ("replaceable", "boolean"),
            ("asked", "boolean"),
            ("deadline", "integer?"),
        ],
    ),
    (
        "Match",
        &[
            ("ply", "integer"),
            ("at", "integer?"),
            ("over", "boolean"),
            ("situation", "string"),
            ("asked", "integer[]"),
            ("question", "Question?"),
            ("take_back", "TakeBack?"),
            ("take_back_request", "TakeBackRequest?"),
            ("view", "object"),
            ("log", "LogLine[]"),
            ("log_complete", "boolean"),
            ("running_score", "RunningScore?"),
            ("score", "Score?"),
        ],
    ),
    (
        "Question",
        &[
            ("number", "integer"),
            ("text", "string"),
            ("rule", "string"),
            ("answers", "LegalAnswer[]"),
        ],
    ),
    (
        "LegalAnswer",
        &[
            ("notation", "string"),
            ("text", "string?"),
            ("consequence?", "string?"),
        ],
    ),
    ("TakeBack", &[("needs", "integer[]")]),
    (
        "TakeBackRequest",
        &[
            ("by", "integer"),
            ("needed", "integer[]"),
            ("agreed", "integer[]"),
        ],
    ),
    (
        "LogLine",
        &[("ply", "integer"), ("level", "string"), ("text", "string")],
    ),
    (
        "RunningScore",
        &[
            ("points", "integer[]"),
            ("automa", "integer?"),
            ("progress", "string"),
            ("last_round", "boolean"),
            ("lines", "ScoreLine[]"),
        ],
    ),
    (
        "Score",
        &[
            ("ending", "string"),
            ("places", "integer[]"),
            ("automa", "integer?"),
            ("lines", "ScoreLine[]"),
        ],
    ),
    (
        "ScoreLine",
        &[
            ("heading", "string"),
            ("values", "integer[]"),
            ("automa", "integer?"),
            ("deciding?", "boolean"),
        ],
    ),
    (
        "Problem",
        &[
            ("type", "string"),
            ("title", "string"),
            ("status", "integer"),
            ("detail", "string"),
            ("rule?", "string"),
            ("reason?", "string"),
        ],
    ),
];

fn schemas() -> Map<String, Value> {
    let schema = |(name, fields): &(&str, &[(&str, &str)])| ((*name).to_owned(), object(fields));
    SCHEMAS.iter().map(schema).collect()
}
