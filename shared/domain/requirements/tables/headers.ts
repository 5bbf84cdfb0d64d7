import { readUnit } from '../facts/quantities/units.ts'

/** A column name without its unit: "Weight (kg)" is "weight" in "kg". A name keeps capitals inside ("VAT rate"). */
export interface ColumnName {
  subject: string
  unit?: string
}

/** Reads a header cell or the label of a row. */
export function columnName(header: string): ColumnName {
  const found =
    /^(.*?)\s*(?:\(in\s+([^()]{1,20})\)|\(([^()]{1,20})\)|\[([^[\]]{1,20})\]|\bin\s+(EUR|USD|GBP|CHF|€|\$|£|%|kg|km|days)$)\s*\??$/i.exec(
      header,
    )
  const written = found?.[2] ?? found?.[3] ?? found?.[4] ?? found?.[5]
  const unit =
    written === undefined ? undefined : /^%$/.test(written) ? '%' : readUnit(` ${written}`)?.written
  const name = unit === undefined ? header : (found?.[1] ?? header)
  return { subject: uncapital(name.replace(/\s*[?:]$/, '').trim()), ...(unit === undefined ? {} : { unit }) }
}

/** "Order total" → "order total"; "VAT rate" and "R1" stay. */
export function uncapital(text: string): string {
  return /^\p{Lu}(?:\p{Ll}|\s|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** A unit that counts money, for cents. */
export function isMoney(unit: string | undefined): boolean {
  return unit !== undefined && /^(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?|€|\$|£)$/i.test(unit)
}

const clause =
  /\b(?:is|are|was|has|have|had|does|did|can|exists?|contains?|belongs|owns|lives|pays|paid|uses|equals|exceeds|weighs)\b/i

/** "Customer is a member" says a thing that holds or not; "Member" only names it. */
export function isClause(header: string): boolean {
  return clause.test(header) && header.trim().split(/\s+/).length > 2
}
