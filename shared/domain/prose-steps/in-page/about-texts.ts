import type { Check } from '../types.ts'
import type { InPage, Verdict } from './kit.ts'

const unsure = (reason: string): Verdict => ({ passed: false, actual: '', reason })
const noMessage = new Set('label legend th option button a input select textarea summary title'.split(' '))

/** Whether a message about something is there, or has gone: a text that holds its words among others, and for complaints one that complains. */
export function checkAbout(page: InPage, { part = {}, target = {}, negated }: Check): Verdict {
  const words = page.wordsOf(target.name ?? '')
  const isBad = part.noun === 'error'
  const isAbout = (text: string): boolean => {
    const own = page.wordsOf(text)
    return own.length > words.length && page.holdsWords(own, words)
  }
  const now = page
    .blocksIn(document.documentElement)
    .filter(({ text, element }) => isAbout(text) && !noMessage.has(page.tagOf(element)))
    .filter(({ element }) => !isBad || page.isErrorText(element))
  const before = [...(page.shownBefore?.elements ?? [])]
    .filter(([element, text]) => element.childElementCount === 0 && text.length < 400 && isAbout(text))
    .filter(([element]) => !noMessage.has(page.tagOf(element)))
    .map(([, text]) => text)
  const fresh = now.filter(({ text }) => !before.includes(text))
  const [shown] = part.changes && !negated ? fresh : now
  const say = (passed: boolean): Verdict => ({
    passed,
    actual: now[0]?.text ?? 'no such message is shown',
    ...(now[0] ? { box: page.seen(now[0].element) } : {}),
  })
  if (now.length > 1 && new Set(now.map(({ text }) => text)).size > 1 && negated)
    return unsure(`Several texts may be meant: ${now.map(({ text }) => `“${text}”`).join(', ')}.`)
  if (shown) return say(negated !== true)
  if (
    negated &&
    (before.length > 0 || page.shownBefore === undefined) &&
    now.length === 0 &&
    before.length > 0
  )
    return say(true)
  if (!negated && before.length > 0 && now.length === 0) return say(false)
  return unsure(`Nobody can tell which message about “${target.name ?? ''}” is meant. Quote its words.`)
}
