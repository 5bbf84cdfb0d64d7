import { signOf } from '../../english/units.ts'
import { dividedBy, exact, times, type Exact } from '../decimal.ts'
import type { Expression, Id } from '../model.ts'
import type { Known } from './known.ts'

/** Units by their first spelling, with what they are of the unit of their family. */
const families: Record<string, string>[] = [
  { mm: '0.001', cm: '0.01', m: '1', km: '1000' },
  { mg: '0.001', g: '1', kg: '1000', t: '1000000' },
  { ml: '0.001', cl: '0.01', l: '1' },
  { ms: '0.001', s: '1', min: '60', h: '3600', day: '86400', week: '604800' },
  { month: '1', quarter: '3', year: '12', decade: '120' },
  ...['€', '$', '£'].map((currency) => ({ [currency]: '1', cent: '0.01' })),
  { penny: '0.01', '£': '1' },
]

/** Spellings that no English sentence is read by, but that a unit is called by: short ones, and those of other languages. */
const spellings: Record<string, string> = {
  ms: 'msec msecs millisekunde millisekunden',
  s: 'sek sekunde sekunden secondes segundo segundos',
  min: 'minute minuten minuto minutos',
  h: 'std stunde stunden heure heures hora horas ore uur',
  day: 'd tag tage tagen jour jours dia dias día días giorno giorni dag dagen',
  week: 'wk wks woche wochen semaine semaines semana semanas settimana settimane weken',
  month: 'mo mos monat monate monaten mois mes meses mese mesi maand maanden',
  year: 'yr yrs y jahr jahre jahren an ans année années año años anno anni jaar',
  kg: 'kgs kilos kilogramm kilogrammes',
  g: 'gr gramm grammes gramos',
  km: 'kms kilomètre kilomètres kilómetros',
  m: 'mtr mtrs mètre mètres metros',
  cm: 'cms zentimeter',
  l: 'ltr ltrs litres litros',
  '€': 'eur',
  $: 'usd',
  '£': 'gbp',
  cent: 'ct cts',
  penny: 'p pence pennies',
  '%': 'pct prozent percento porcentaje',
}
const canonical = new Map(
  Object.entries(spellings).flatMap(([unit, all]) => all.split(' ').map((one) => [one, unit] as const)),
)

/** The first spelling of a unit, however it is written: "min" for "Min.", "mins", "minutes" and "Minuten". */
function plainUnit(unit: string): string {
  const written = unit.trim().replace(/\.$/, '')
  const sign = signOf(written)
  return canonical.get(written) ?? canonical.get(sign.toLowerCase()) ?? sign
}

/** Whether two spellings stand for one unit: "min" and "minutes", "€" and "EUR". */
export const isSameUnit = (one: string, other: string): boolean => plainUnit(one) === plainUnit(other)

/** The unit that an expression is in, as far as the text says it. */
export function unitOf(expression: Expression<Id>, known: Known): string | undefined {
  switch (expression.kind) {
    case 'value':
      return expression.unit
    case 'subject':
      return known.subjects.get(expression.subject)?.unit
    case 'sum':
      return known.subjects.get(expression.field)?.unit
    case 'round':
    case '+':
    case '-':
    case 'min':
    case 'max': {
      const parts = expression.kind === 'round' ? [expression.of] : expression.of
      return parts.map((part) => unitOf(part, known)).find((unit) => unit !== undefined)
    }
    case 'percent':
      return unitOf(expression.of, known)
    default:
      return undefined
  }
}

/** By what a number in one unit is multiplied to be in the other; undefined where nobody can tell. */
function factorBetween(from: string | undefined, to: string | undefined): Exact | undefined {
  const one = exact('1')
  if (from === undefined || to === undefined) return one
  const [a, b] = [plainUnit(from), plainUnit(to)]
  if (a === b) return one
  const family = families.find((units) => Object.hasOwn(units, a) && Object.hasOwn(units, b))
  const [above, below] = [exact(family?.[a] ?? ''), exact(family?.[b] ?? '')]
  return above && below && dividedBy(above, below)
}

/** A number that is counted in `from`, counted in `to`. */
export function converted(value: Exact, from: string | undefined, to: string | undefined): Exact | undefined {
  const factor = factorBetween(from, to)
  return factor && times(value, factor)
}
