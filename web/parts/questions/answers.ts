import { type Written, placeOfWritten, standing, writtenFor } from './written.ts'

/** A question to the author of a text, and what would answer it. */
export interface AskedQuestion {
  /** The sentence that it is asked of, as it stood in the text that was read. */
  words: string
  /** How many times the same words stand before it there. */
  nth: number
  completions: readonly string[]
  /** What its author answered in words of their own. */
  written?: string
  /** The sentence stands in another text: its answer takes no place of it. */
  isElsewhere?: boolean
}

/** A completion that stands in a text: its own words from `start` to `end`, and how the text reads without it. */
export interface Answer {
  completion: string
  start: number
  end: number
  /** It stands in the place of the sentence, and not behind it. */
  isInPlace: boolean
  without: string
}

type Asked = Pick<AskedQuestion, 'words' | 'nth' | 'isElsewhere'>

/** How much of the shorter one is the same at both ends where one sentence is the other one, completed. */
const mostlySame = 0.75

/** The text with the answer: a completion that takes up the sentence stands in its place, another one right behind it, and at the end where the sentence is gone. */
export function answered(text: string, { words, nth }: Asked, completion: string): string {
  const at = words === '' ? -1 : placeOf(text, words, nth)
  if (at < 0) return text.trim() === '' ? completion : `${text.trimEnd()}\n${completion}`
  const before = text.slice(0, at)
  const after = text.slice(at + words.length)
  if (isCompleted(words, completion)) return before + completion + after
  return `${before}${words}${isClosed(words) ? '' : '.'} ${completion}${after}`
}

/** The completion that answers the question in a text; its values may be others by now. */
export function answerIn(text: string, question: AskedQuestion): Answer | undefined {
  const { written } = question
  const own = written === undefined ? undefined : writtenIn(text, question, written)
  if (written !== undefined && own) return { completion: written, ...own }
  for (const completion of question.completions) {
    const found = inPlace(text, question, completion) ?? behind(text, question, completion)
    if (found) return { completion, ...found }
  }
  return undefined
}

/** All answers that stand in a text, those of completions included: for a text whose sentences stand elsewhere, so that the service cannot see what an answer is about. */
export function answersIn(
  text: string,
  questions: readonly AskedQuestion[],
  written: readonly Written[],
): Written[] {
  const found = questions.flatMap((question): [string, Written][] => {
    const answer = answerIn(text, writtenFor(question, written))
    const { words: sentence } = question
    return answer ? [[sentence, { sentence, answer: text.slice(answer.start, answer.end) }]] : []
  })
  const own = standing(text, written).map((each): [string, Written] => [each.sentence, each])
  return [...new Map([...own, ...found]).values()]
}

/** An answer in words of its author, found as it is; other answers may stand before it. */
function writtenIn(text: string, { words, nth, isElsewhere }: Asked, answer: string): Found | undefined {
  const place = placeOfWritten(text, { sentence: words, answer })
  if (!place || (place.asked !== undefined && countBefore(text, words, place.asked) !== nth)) return undefined
  const { start, end } = place
  const isInPlace =
    !isElsewhere && isCompleted(words, answer) && (place.asked === undefined || place.asked === start)
  const before = isInPlace ? text.slice(0, start) + words : text.slice(0, start).trimEnd()
  return { start, end, isInPlace, without: before + text.slice(end) }
}

/** How many times the words stand in a text before a place. */
export function countBefore(text: string, words: string, place: number): number {
  let count = 0
  for (let at = text.indexOf(words); at >= 0 && at < place; at = text.indexOf(words, at + 1)) count++
  return count
}

type Found = Omit<Answer, 'completion'>

function inPlace(text: string, { words, isElsewhere }: AskedQuestion, completion: string): Found | undefined {
  if (isElsewhere || !isCompleted(words, completion)) return undefined
  const found = new RegExp(`(?<!\\w)${patternOf(completion)}`).exec(text)
  if (!found) return undefined
  const [start, end] = [found.index, found.index + found[0].length]
  return { start, end, isInPlace: true, without: text.slice(0, start) + words + text.slice(end) }
}

function behind(text: string, { words, nth }: AskedQuestion, completion: string): Found | undefined {
  const at = words === '' ? -1 : placeOf(text, words, nth)
  const from = at < 0 ? 0 : at + words.length
  const follows = at < 0 ? '(?:^|\\n)' : isClosed(words) ? '\\s+' : '\\.\\s+'
  const pattern = new RegExp(`(${follows})(${patternOf(completion)})`, at < 0 ? '' : 'y')
  pattern.lastIndex = from
  const found = pattern.exec(text)
  if (!found) return undefined
  const end = found.index + found[0].length
  const start = end - (found[2]?.length ?? 0)
  return { start, end, isInPlace: false, without: text.slice(0, found.index) + text.slice(end) }
}

/** The nth place of the words, or the last one where there are fewer by now. */
function placeOf(text: string, words: string, nth: number): number {
  let at = text.indexOf(words)
  for (let left = nth; left > 0; left--) {
    const next = text.indexOf(words, at + 1)
    if (next < 0) break
    at = next
  }
  return at
}

const isClosed = (words: string): boolean => /[.!?]["”’')]*$/.test(words.trimEnd())

const bare = (sentence: string): string => sentence.trim().replace(/[\s.!?;,]+$/, '')

/** Whether a completion is the sentence with something added or taken out, and no further sentence. */
function isCompleted(words: string, completion: string): boolean {
  const [one, other] = [bare(words), bare(completion)]
  const most = Math.min(one.length, other.length)
  let [front, back] = [0, 0]
  while (front < most && one[front] === other[front]) front++
  while (back < most - front && one.at(-1 - back) === other.at(-1 - back)) back++
  return most > 0 && front > 0 && front + back >= most * mostlySame
}

/** The values of a completion are examples: numbers with their units and quoted texts may be others. */
const patternOf = (completion: string): string =>
  completion
    .split(/("[^"]*"|\d[\d.,:]*(?<=\d)(?: \w+)?)/)
    .map((part, at) =>
      at % 2 === 0
        ? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        : part.startsWith('"')
          ? '"[^"\\n]*"'
          : '\\d[\\d.,:]*(?<=\\d)(?: \\w+)?',
    )
    .join('')
