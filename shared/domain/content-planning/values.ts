import { monthPattern, weekdays } from '../english/dates.ts'
import type { FieldType } from './types.ts'

const months = `${monthPattern}|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre`
const weekday = String.raw`(?:${weekdays.map((day) => `${day}|${day.slice(0, 3)}`).join('|')})\.?,? `
const datePattern = String.raw`(?:${weekday})?(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}(?:st|nd|rd|th|\.)? (?:de )?(?:${months})\.?,?(?: (?:de )?\d{4})?|(?:${months})\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|(?:${months})\.? (?:de )?\d{4})`
const time = String.raw`(?:,? (?:at |um )?\d{1,2}[:.]\d{2}(?: ?[ap]m| uhr)?|,? (?:at )?\d{1,2} ?[ap]m)?`
const wholeDate = new RegExp(`^${datePattern}${time}$`, 'iu')
const datePrefix =
  /^(?:published|posted|updated|last updated|written|date|released?|issued|veröffentlicht|publié le|publicado(?: el)?)(?: on| am)?:? +/i

/** Whether a text is a date and nothing else. */
export const isDate = (text: string): boolean => text.length <= 60 && wholeDate.test(text)

/** A date with a word in front that says of what; where the date begins in it, and the word. */
export function datedLine(text: string): { at: number; word: string } | undefined {
  if (text.length > 80) return undefined
  const prefix = datePrefix.exec(text)?.[0] ?? ''
  return isDate(text.slice(prefix.length)) ? { at: prefix.length, word: prefix } : undefined
}

const dateThen = new RegExp(`^(${datePattern})(?=, | \\()`, 'iu')

/** The date that a line begins with, before something else: "14 June, 9.30 until about 4". */
export const dateBefore = (text: string): string | undefined =>
  text.length <= 80 && !/[.!?]$/.test(text) ? dateThen.exec(text)?.[1] : undefined

const byline = /^(?:by|written by|posted by|author:?|von|par|por) +(?=\p{Lu})/iu

/** Where the name begins in a line that says who wrote it. */
export function authorAt(text: string): number | undefined {
  const found = text.length <= 80 ? byline.exec(text)?.[0] : undefined
  return found && !/[.!?]$/.test(text) ? found.length : undefined
}

const email = /^[^\s@]{1,64}@[^\s@]{1,255}\.[a-z]{2,}$/i
const address = /^(?:https?:\/\/|www\.)\S{3,}$/i
const phone = /^(?:\+|00|\(?0)[\d ()/.-]{6,20}\d$/
const money =
  /^(?:(?:from|ab) )?(?:[€$£¥]|(?:eur|usd|gbp|chf) ?) ?\d[\d.,']*(?: ?(?:million|m|k))?$|^(?:(?:from|ab) )?\d[\d.,']* ?(?:[€$£¥]|(?:eur|usd|gbp|chf|euros?|dollars?))$/i
const unit = String.raw`(?:%|°?[\p{L}²³/"]{1,3}|minutes?|hours?|days?|weeks?|months?|years?|people|persons|employees|pages|euros?|dollars?|met(?:er|re)s?|miles?|stunden?|minuten|tage?)`
const number = new RegExp(String.raw`^[-+]?(?:\d{1,3}(?:[.,' ]?\d{3})*|\d+)(?:[.,]\d+)? ?${unit}?$`, 'iu')
const wholeUnit = new RegExp(`^${unit}$`, 'iu')

/** Whether a text is what figures are counted in: "km", "pages". */
export const isUnit = (text: string): boolean => text.length <= 20 && wholeUnit.test(text)

const duration =
  /^\d+ ?(?:h|hours?|hrs?|minutes?|mins?|min|days?|weeks?|months?|years?)(?: (?:and )?\d+ ?(?:minutes?|mins?|min|m))?$/i
const yesNo = /^(?:yes|no|true|false|ja|nein|oui|non|sí|y|n|✓|✗|✔|✘)$/i

/** What a line without a label is, where its form alone tells. */
export function formOf(text: string): 'date' | 'email' | 'website' | 'phone' | 'price' | undefined {
  if (text.length > 120) return undefined
  if (isDate(text)) return 'date'
  if (email.test(text)) return 'email'
  if (address.test(text)) return 'website'
  if (money.test(text)) return 'price'
  return phone.test(text) ? 'phone' : undefined
}

const longText = 140
const nearlyAll = 0.8

/** The type of a field by its values (each cut at some hundred characters). `isLink` and `isInside` say which of them are links, and lead to files of the plan. */
export function typeOfValues(
  values: readonly { text: string; isLong: boolean; isLink: boolean; isInside: boolean; isImage: boolean }[],
): FieldType {
  const most = (holds: (value: (typeof values)[number]) => boolean) =>
    values.filter(holds).length >= values.length * nearlyAll
  if (most(({ isImage }) => isImage)) return 'image'
  if (most(({ isInside }) => isInside)) return 'reference'
  if (most(({ isLink, text }) => isLink || email.test(text) || address.test(text))) return 'link'
  if (most(({ text }) => datedLine(text) !== undefined)) return 'date'
  if (most(({ text }) => yesNo.test(text))) return 'boolean'
  if (most(({ text }) => number.test(text) || money.test(text) || duration.test(text))) return 'number'
  if (values.some(({ text, isLong }) => isLong || text.length > longText)) return 'long_text'
  return isChoice(values.map(({ text }) => text.toLowerCase())) ? 'choice' : 'text'
}

const isChoice = (texts: readonly string[]) => {
  const different = new Set(texts)
  return (
    texts.length >= 5 &&
    different.size <= 12 &&
    different.size <= texts.length / 2 &&
    texts.every((one) => one.length <= 40)
  )
}
