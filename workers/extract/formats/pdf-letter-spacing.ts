import { isUnknown } from '../../../shared/domain/requirement-reading/tokenise/lemma.ts'
import { type Line, type Part, type Spaced, textOf } from './pdf-line.ts'

/** Letters with a blank between each two of them, or a letter alone. The engine puts a blank wherever a gap is wider than a tenth of the height. */
export const isLetters = (text: string): boolean =>
  (text.length < 4 || /^\s*\S\p{M}*\s/u.test(text)) && /^\S(?:\p{M}*| \S\p{M}*)*$/u.test(text.trim())

/** Words that are printed letter by letter, put together where wider gaps part them; what may be letters of their own stays, and is told. */
export function withWords(parts: readonly Part[], height: number): { parts: Part[]; spaced: Spaced[] } {
  const all: Part[] = []
  const spaced: Spaced[] = []
  for (let at = 0; at < parts.length;) {
    let end = at
    while (
      end < parts.length &&
      isLetters(parts[end]?.text ?? '') &&
      (end === at || isBeyond(parts, end, height))
    )
      end++
    const run = parts.slice(at, Math.max(end, at + 1))
    at += run.length
    const [first] = run
    const last = run.at(-1)
    if (!first || !last || end < at) {
      all.push(...run)
      continue
    }
    const words = wordsOf(run)
    const isSure =
      run.length > 1 && words.length > 1 && run.some(isWide) && letters(words.join('')).length > 4
    if (isSure) {
      const blank = last.text.endsWith(' ') ? ' ' : ''
      all.push({ ...first, text: words.join(' ') + blank, right: last.right })
      continue
    }
    all.push(...run)
    if (letters(words.join('')).length > 2)
      spaced.push({ as: textOf(run).trim(), words, isOne: run.length === 1 })
  }
  return { parts: all, spaced }
}

const isBeyond = (parts: readonly Part[], at: number, height: number): boolean =>
  (parts[at]?.left ?? 0) - (parts[at - 1]?.right ?? 0) > height * 0.1

const isWide = ({ text }: Part): boolean => text.trim().includes(' ')
const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{M}]/gu, '')
const together = (text: string): string => text.replaceAll(' ', '')

/** Where one gap is clearly wider than another, the wider ones part words; gaps between items that hold several letters do so always. */
function wordsOf(run: readonly Part[]): string[] {
  const gaps = run.slice(1).map(({ left }, at) => left - (run[at]?.right ?? left))
  const least = Math.min(...gaps)
  const isEven = gaps.every((gap) => gap <= least * 1.5)
  const words: string[] = []
  run.forEach((part, at) => {
    const parts = isEven ? run.some(isWide) : (gaps[at - 1] ?? 0) > least * 1.5
    if (at === 0 || parts) words.push(together(part.text))
    else words[words.length - 1] += together(part.text)
  })
  return words
}

/** The lines with what is printed letter by letter as words, by the lexicon and the document's own words; and how many of those are guessed. */
export function withoutLetterSpacing(pages: Line[][]): { pages: Line[][]; guessed: number } {
  if (pages.every((page) => page.every(({ spaced }) => spaced === undefined))) return { pages, guessed: 0 }
  const own = new Set(
    pages.flatMap((page) => page.flatMap(({ text }) => text.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? [])),
  )
  const isWord = (word: string) => own.has(word.toLowerCase()) || !isUnknown(word.toLowerCase())
  let guessed = 0
  const squeezed = (line: Line): Line => {
    let { text } = line
    for (const each of line.spaced ?? []) {
      const words = readAs(each, isWord)
      if (!words) continue
      if (words === each.words && each.isOne && !words.every((word) => isWord(letters(word)))) guessed++
      text = text.replace(each.as, () => words.join(' '))
    }
    return { ...line, text }
  }
  return { pages: pages.map((page) => page.map((line) => (line.spaced ? squeezed(line) : line))), guessed }
}

function readAs({ words, isOne }: Spaced, isWord: (word: string) => boolean): string[] | undefined {
  const [whole = ''] = words
  if (isInOrder(letters(words.join('')))) return undefined
  if (!isOne)
    return words.some((word) => letters(word).length > 2 && isWord(letters(word))) ? words : undefined
  if (isWord(letters(whole))) return words
  const parted = partedInto(whole, isWord)
  if (parted) return parted
  return letters(whole).length > 4 ? words : undefined
}

/** "A B C D" are letters. */
const isInOrder = (text: string): boolean => {
  const lower = Array.from(text.toLowerCase())
  return lower.every((letter, at) => at === 0 || letter > (lower[at - 1] ?? ''))
}

const longestParted = 80
const longestWord = 24

/** A text without blanks as the fewest words, and of those the ones with the longest words; undefined where something is left over. */
function partedInto(text: string, isWord: (word: string) => boolean): string[] | undefined {
  if (text.length > longestParted || !/^\p{L}+$/u.test(text)) return undefined
  type Way = { words: string[]; squares: number }
  const ways: (Way | undefined)[] = [{ words: [], squares: 0 }]
  for (let end = 1; end <= text.length; end++) {
    let best: Way | undefined
    for (let start = Math.max(0, end - longestWord); start < end - 1; start++) {
      const way = ways[start]
      if (!way || !isWord(text.slice(start, end))) continue
      const next = {
        words: [...way.words, text.slice(start, end)],
        squares: way.squares + (end - start) ** 2,
      }
      if (!best || next.words.length < best.words.length || (next.words.length === best.words.length && next.squares > best.squares)) best = next // prettier-ignore
    }
    ways[end] = best
  }
  return ways[text.length]?.words
}
