import type { Sentence } from '../../../requirement-reading/sentence.ts'
import { tokenise } from '../../../requirement-reading/tokenise.ts'
import { reportsIn } from '../../../test-generation/requirements/bug-reports.ts'
import { readText } from '../../../test-generation/requirements/read-text.ts'
import { newAllowance } from '../../../test-generation/requirements/unreadable.ts'
import { unreadInWords } from '../../../test-generation/writing/unread.ts'
import { Heads } from './heads.ts'
import type { Passage, Unread } from './passage.ts'
import { rowsOf } from './rows.ts'
import { withTurns } from './turns.ts'

export interface Passages {
  passages: Passage[]
  /** Heads, and what only leads in or asks. */
  heads: { text: string; start: number; end: number }[]
  unread: Unread[]
}

/** The passages of a text in their order, as the one reader of requirements cuts it. Never throws. */
export function passagesIn(given: string): Passages {
  const { text, speakers } = withTurns(given)
  const { sentences, statements } = readText(
    { text, sourceName: 'requirements', allowance: newAllowance() },
    [],
  )
  const unread = sentences.filter(({ kind }) => kind === 'notRead')
  const skipped = new Set(unread.map(({ start }) => start))
  const read = statements.filter(({ start, is }) => !skipped.has(start) && is !== 'code' && is !== 'link')
  const rows = rowsOf(statements)
  const reported = reportsIn(statements, text)
  const heads = new Heads(text)
  const found: Passages = {
    passages: [],
    heads: [],
    unread: unread.map((one) => ({ ...placed(one), reason: unreadInWords(one.reason ?? '', one.text) })),
  }
  let speaker: string | undefined
  read.forEach((statement, at) => {
    const row = rows.get(statement.number)
    const said = tidied(text, row?.cell ?? statement)
    const over = heads.over(said.start)
    speaker = statement.block !== read[at - 1]?.block ? speakerAt(speakers, text, statement) : speaker
    // Of a bug report only what it expects is wanted.
    const isTold = reported.get(statement.number)?.kind === 'context'
    if (
      statement.is === 'header' ||
      said.text === '' ||
      isTold ||
      heads.take(statement, read[at - 1], read[at + 1])
    ) {
      found.heads.push(said)
      return
    }
    const isQuestion = /\?\W{0,3}$/.test(said.text)
    const isAsked = isQuestion && speaker !== undefined && statement.block !== read[at - 1]?.block
    if (isAsked) heads.ask(statement)
    const lead = statement.lead === undefined ? undefined : statements[statement.lead]?.text
    found.passages.push({
      number: found.passages.length,
      ...said,
      is: kindOf(statement, speaker),
      tokens: tokenise(said.text),
      heads: over,
      block: statement.block ?? -1 - statement.number,
      ...(lead !== undefined && { lead }),
      ...(speaker !== undefined && { speaker }),
      ...(statement.identifier !== undefined && { identifier: statement.identifier }),
      ...row?.about,
    })
  })
  return found
}

const placed = ({ text, start, end }: { text: string; start: number; end: number }) => ({ text, start, end })

const kindOf = ({ is }: Sentence, speaker: string | undefined): Passage['is'] =>
  is === 'row' ? 'row' : speaker !== undefined ? 'turn' : is === 'item' ? 'item' : 'prose'

/** Without the marks of emphasis around it. */
function tidied(text: string, { start, end }: { start: number; end: number }) {
  const lead = /^[\s*_>]*/.exec(text.slice(start, end))?.[0].length ?? 0
  const own = text.slice(start + lead, end).replace(/[\s*_]+$/, '')
  return {
    text: own.replace(/`|\*+(?=\S)|(?<=\S)\*+|__/g, '').replace(/\s+/g, ' '),
    start: start + lead,
    end: start + lead + own.length,
  }
}

function speakerAt(
  speakers: ReadonlyMap<number, string>,
  text: string,
  { start }: Sentence,
): string | undefined {
  for (let at = start; at < Math.min(text.length, start + 4); at += 1) {
    const found = speakers.get(at)
    if (found !== undefined) return found
  }
  return undefined
}
