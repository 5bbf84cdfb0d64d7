import type { InPage } from './kit.ts'

/** Folds white space, typographic quotes and invisible characters: what no reader would tell apart. */
export function tidy(_page: InPage, text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(/[‘’‚]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/…/g, '...')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Letters and digits of a name without its decoration: "Name *" and "Name:" are "name", "E-mail" is "email", "Weight (kg)" is "weight". */
export function loose(page: InPage, text: string): string {
  return page
    .tidy(text)
    .replace(/\s*\([^)]*\)\s*[*:]*$/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** A name without the articles inside it: "the name on the card" is "name on card". */
export function withoutArticles(_page: InPage, text: string): string {
  return text.replace(/(^|\s)(?:the|an?)\s+(?=\S)/gi, '$1')
}

/** Whether an element could hold a text at all: a cheap test that spares the exact one. It may say yes wrongly, never no. */
export function mayHold(page: InPage, element: Element, wanted: string): boolean {
  // Text of shadow trees, frames and input buttons is not in `textContent`.
  const apart = (at: Element): boolean => {
    const tag = page.tagOf(at)
    const button = tag === 'input' && ['submit', 'reset', 'button'].includes((at as HTMLInputElement).type)
    return button || at.shadowRoot !== null || ['iframe', 'frame', 'slot'].includes(tag)
  }
  if (page.elementsIn(element).some(apart)) return true
  const key = (text: string): string =>
    page
      .tidy(text)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '')
  return key(element.textContent ?? '').includes(key(wanted))
}

/** 0 the same, 1 but for case, 2 but for decoration, 3 a whole-word part, -1 no match. */
export function matchLevel(page: InPage, actual: string, wanted: string, exact: boolean): number {
  const one = page.tidy(actual)
  const other = page.tidy(wanted)
  if (one === '' || other === '') return -1
  if (one === other) return 0
  if (exact) return -1
  if (one.toLowerCase() === other.toLowerCase()) return 1
  const key = page.loose(other)
  if (key === '') return -1
  if (page.loose(one) === key && page.sameSigns(one, other, key)) return 2
  return page.hasWhole(one.toLowerCase(), other.toLowerCase()) ? 3 : -1
}

/** Whether names of a letter or two, or of a number, have the same signs, which are no decoration there: "A+" is not "A-", and "C" not "C#". */
export function sameSigns(_page: InPage, one: string, other: string, key: string): boolean {
  if (key.length > 2 && !/^\p{N}+$/u.test(key)) return true
  const signs = (text: string): string => text.replace(/[^-+−<>=%#$€£¥&@/]/g, '').replace(/[−]/g, '-')
  return signs(one) === signs(other)
}

/** Whether a text holds another one as whole words and whole numbers: "1 order" is not in "11 orders", "5.00" not in "15.00". */
export function hasWhole(_page: InPage, text: string, wanted: string): boolean {
  const letter = /[\p{L}\p{N}_]/u
  for (let at = text.indexOf(wanted); at >= 0 && wanted !== ''; at = text.indexOf(wanted, at + 1)) {
    const before = text.slice(0, at)
    const after = text.slice(at + wanted.length)
    const cutsWord = letter.test(wanted.charAt(0)) && letter.test(before.slice(-1))
    const cutsEnd = letter.test(wanted.slice(-1)) && letter.test(after.charAt(0))
    const cutsNumber = /^\d/.test(wanted) && (/\d[.,]$/.test(before) || /(?:^|[\s(])[-−]$/.test(before))
    const cutsFraction = /\d$/.test(wanted) && /^[.,]\d/.test(after)
    if (!cutsWord && !cutsEnd && !cutsNumber && !cutsFraction) return true
  }
  return false
}

/** Whether a text holds a message as whole sentences: nothing but symbols or other sentences stand before and after it. */
export function hasMessage(page: InPage, text: string, wanted: string): boolean {
  for (let at = text.indexOf(wanted); at >= 0 && wanted !== ''; at = text.indexOf(wanted, at + 1)) {
    const before = text.slice(0, at).trimEnd()
    const after = text.slice(at + wanted.length).trimStart()
    const starts = before === '' || /[^\p{L}\p{N},'"(-]$/u.test(before)
    const ends = after === '' || /[.!?…:]$/.test(wanted) || /^[^\p{L}\p{N},'"%-]/u.test(after)
    if (starts && ends && page.hasWhole(text.slice(Math.max(0, at - 3), at + wanted.length + 2), wanted))
      return true
  }
  return false
}
