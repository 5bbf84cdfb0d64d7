interface Turn {
  start: number
  /** What is said, without the name. */
  said: string
  /** It is set apart as a name ("**lumi**", "<lumi>"), and is no mere label. */
  isMarked: boolean
  /** Behind the name and its mark. */
  from: number
  name: string
}

/** "**lumi** …", "[10:31] lumi: …", "<lumi> …", "R: …". */
const opening =
  /^[ \t]*(?:\[?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\]?[ \t]+)?(?:\*\*([\p{L}\d ._-]{1,24})\*\*:?|<([\p{L}\d ._-]{1,24})>|([\p{L}][\p{L}\d ._-]{0,23}):)[ \t]+(?=\S)/u
const fewest = 4

/** A conversation, as the reader of texts can take it: each turn is an item, and the names of the speakers are out of the way. */
export interface Conversation {
  /** As long as the text, so that all offsets hold. */
  text: string
  /** Who speaks, by the offset at which a turn begins. */
  speakers: ReadonlyMap<number, string>
}

/**
 * Finds the turns of a chat or an interview: lines that begin with a name, of which some name comes again and few say more than one line in three. A text without them is given back as
 * it is.
 */
export function withTurns(text: string): Conversation {
  const turns = turnsIn(text)
  const names = Map.groupBy(turns, ({ name }) => name.toLowerCase())
  const again = [...names.values()].filter((own) => own.length > 1)
  const isSpoken =
    turns.length >= fewest && again.flat().length >= turns.length * 0.6 && (isMarked(turns) || isTalk(turns))
  if (!isSpoken) return { text, speakers: new Map() }
  const parts: string[] = []
  let at = 0
  for (const { start, from } of turns) {
    parts.push(text.slice(at, start), '-'.padEnd(from - start))
    at = from
  }
  return {
    text: [...parts, text.slice(at)].join(''),
    speakers: new Map(turns.map(({ from, name }) => [from, name])),
  }
}

const isMarked = (turns: readonly Turn[]): boolean => turns.every((turn) => turn.isMarked)

/** People who talk say "I", "you" and "we", and ask; fields of a form do not. */
const isTalk = (turns: readonly Turn[]): boolean =>
  turns.filter(({ said }) => /\b(?:I|you|we|me|us|my|our)\b|\?\s*$/i.test(said)).length >= turns.length * 0.25

function turnsIn(text: string): Turn[] {
  const turns: Turn[] = []
  for (const line of text.matchAll(/[^\r\n]+/g)) {
    const found = opening.exec(line[0].slice(0, 80))
    const name = found?.[1] ?? found?.[2] ?? found?.[3]
    if (!found || !name) continue
    const [start, from] = [line.index, line.index + found[0].length]
    turns.push({ start, from, name, said: line[0].slice(found[0].length), isMarked: found[3] === undefined })
  }
  return turns
}
