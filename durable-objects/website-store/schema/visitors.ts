/** What visitors did, and what they are named with. */
export const visitorSteps: readonly string[] = [
  `
  -- What became of hits: "received", "stored" and one entry "dropped:<reason>" each.
  CREATE TABLE ledger (
    entry TEXT PRIMARY KEY,
    hits INTEGER NOT NULL
  ) WITHOUT ROWID;

  -- Days (since the epoch, UTC) that have a table "seen_<day>" of event ids. Tables, because dropping one costs no row written.
  CREATE TABLE seen_days (day INTEGER PRIMARY KEY);
  `,
  `
  -- What visitors of a period are named with; times in milliseconds since the epoch.
  CREATE TABLE salts (
    from_ms INTEGER PRIMARY KEY,
    until_ms INTEGER NOT NULL,
    period TEXT NOT NULL,
    salt TEXT NOT NULL
  );

  -- That each salt was made and destroyed, as a chain of hashes: a line that is taken out or changed shows.
  CREATE TABLE salt_receipts (
    n INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    action TEXT NOT NULL,
    from_ms INTEGER NOT NULL,
    until_ms INTEGER NOT NULL,
    digest TEXT NOT NULL,
    hash TEXT NOT NULL
  );

  -- How the website is kept: "visitor_period" and what else its policy says.
  CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) WITHOUT ROWID;

  -- Events as they came, one row for each call; read again and again, so there are never many of them.
  CREATE TABLE arrived (
    n INTEGER PRIMARY KEY,
    events TEXT NOT NULL
  );

  -- The events of each day in columns, in pieces that fit a row: day * 1000 + piece.
  CREATE TABLE segments (
    piece INTEGER PRIMARY KEY,
    bytes BLOB NOT NULL
  );

  -- What whole days say, worked out once: for each day and "<version>:figures:<dimension>", or "<version>:slots". An empty text where days cannot be added up.
  CREATE TABLE rollups (
    day INTEGER NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (day, name)
  ) WITHOUT ROWID;
  `,
  `
  -- Erasures of visitors stand in the same chain as salts.
  ALTER TABLE salt_receipts ADD COLUMN receipt_id TEXT;
  ALTER TABLE salt_receipts ADD COLUMN removed TEXT;

  -- Visitors who were erased, by the SHA-256 of their names, and when: what they did before may still come. Kept for as long as it may.
  CREATE TABLE erased_visitors (
    digest TEXT PRIMARY KEY,
    at INTEGER NOT NULL
  ) WITHOUT ROWID;
  `,
  `
  -- Gateways with sockets that follow what happens at the moment; how often each has asked.
  CREATE TABLE followers (
    gateway TEXT PRIMARY KEY,
    visit INTEGER NOT NULL
  ) WITHOUT ROWID;
  `,
]
