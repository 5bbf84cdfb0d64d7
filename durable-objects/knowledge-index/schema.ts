/** Schema steps, in order. Append only: a step that has run anywhere is never edited. */
export const steps: readonly string[] = [
  `
  -- Readings of files: at most one of a file is published, and only that one is found.
  CREATE TABLE readings (
    id INTEGER PRIMARY KEY,
    file_id TEXT NOT NULL,
    generation INTEGER NOT NULL,
    file_name TEXT NOT NULL,
    file_type TEXT NOT NULL,
    updated_at INTEGER NOT NULL,
    source_hash TEXT NOT NULL,
    published INTEGER NOT NULL DEFAULT 0,
    UNIQUE (file_id, generation)
  );

  -- Files that were removed: a message that comes late must not bring them back.
  CREATE TABLE removed (file_id TEXT PRIMARY KEY) WITHOUT ROWID;

  -- "length" is the number of terms, fields weighed; "same" is equal for equal texts. Texts stand apart: what ranks reads all chunks, and few texts.
  CREATE TABLE chunks (
    id INTEGER PRIMARY KEY,
    reading INTEGER NOT NULL,
    ordinal INTEGER NOT NULL,
    start_at INTEGER NOT NULL,
    end_at INTEGER NOT NULL,
    page INTEGER,
    length INTEGER NOT NULL,
    same TEXT NOT NULL,
    UNIQUE (reading, ordinal)
  );

  -- "frequencies" says how often each term stands in the chunk: "flow×3 layer×1".
  CREATE TABLE texts (
    chunk INTEGER PRIMARY KEY,
    frequencies TEXT NOT NULL,
    headings TEXT NOT NULL,
    body TEXT NOT NULL
  );

  -- Which published chunks hold a term how often: each word of "frequencies" is an entry of its own. The tokenizer takes the sign × for a letter.
  CREATE VIRTUAL TABLE postings USING fts5(frequencies, content='', columnsize=0, detail=none, tokenize='ascii');
  CREATE VIRTUAL TABLE entries USING fts5vocab(postings, row);

  -- Vectors by the model that made them, as one byte a number with their scale; and as they came, where a model of others made them.
  CREATE TABLE vectors (
    chunk INTEGER NOT NULL,
    model TEXT NOT NULL,
    scale REAL NOT NULL,
    numbers BLOB NOT NULL,
    exact BLOB,
    PRIMARY KEY (chunk, model)
  ) WITHOUT ROWID;

  -- Learned topics: those in use, and those that are being prepared beside them.
  CREATE TABLE topics (
    version INTEGER PRIMARY KEY AUTOINCREMENT,
    in_use INTEGER NOT NULL DEFAULT 0,
    chunks INTEGER NOT NULL,
    changes INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE topic_terms (
    version INTEGER NOT NULL,
    term TEXT NOT NULL,
    idf REAL NOT NULL,
    vector BLOB NOT NULL,
    PRIMARY KEY (version, term)
  ) WITHOUT ROWID;
  `,
  `
  -- Sections that begin within a chunk, as JSON; those of before know none until their file is read again.
  ALTER TABLE texts ADD COLUMN sections TEXT NOT NULL DEFAULT '[]';
  `,
  `
  -- Background work that is done in a chain of messages: which chain is at work with which step, and until when nobody else takes over.
  CREATE TABLE claims (
    name TEXT PRIMARY KEY,
    chain TEXT NOT NULL,
    step INTEGER NOT NULL,
    until INTEGER NOT NULL
  ) WITHOUT ROWID;
  `,
  `
  -- Vectors that lie in an index outside, or may: noted before they are sent, so that nothing is there which nobody knows. Without "at" it is not known whether
  -- they arrived; those of chunks that are gone have the chunk 0, and wait for their removal.
  CREATE TABLE sent (
    vector TEXT PRIMARY KEY,
    chunk INTEGER NOT NULL,
    model TEXT NOT NULL,
    at INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX sent_chunks ON sent (chunk, model);
  CREATE INDEX sent_times ON sent (at);
  `,
]
