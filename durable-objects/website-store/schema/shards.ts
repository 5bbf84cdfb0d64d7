/** A day may be kept in shards. */
export const shardSteps: readonly string[] = [
  `
  -- Pieces of segments are shard * 100 + piece from here on, which for a whole day is what it was: a shard is day * 10 for a whole day, and day * 10 + 1 to + 8 for its eighths.

  -- What shards say that are in columns, worked out once: for each shard and "<version>:figures:<dimension>", or "<version>:slots". An empty text where days cannot be added up.
  DROP TABLE rollups;
  CREATE TABLE rollups (
    shard INTEGER NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (shard, name)
  ) WITHOUT ROWID;

  -- What "archive_days" was, for shards.
  CREATE TABLE archive_shards (
    shard INTEGER PRIMARY KEY,
    turn INTEGER NOT NULL,
    digest TEXT,
    emptied INTEGER,
    adopted TEXT
  );
  INSERT INTO archive_shards SELECT day * 10, turn, digest, emptied, adopted FROM archive_days;
  DROP TABLE archive_days;
  `,
]
