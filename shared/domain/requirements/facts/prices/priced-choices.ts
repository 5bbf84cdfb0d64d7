import type { FieldFact } from '../types.ts'
import { moneyWords } from './amount-words.ts'

const entry = new RegExp(
  `([A-Z][\\w'-]*(?: [\\w'-]+){0,3}?)\\s*\\(${moneyWords}(?: (?:per|each|a) ?[a-z]*)?\\)`,
  'g',
)
const chosen =
  /\b(?:chooses?|selects?|picks?)\s+(?:an?|the|one|his|her|their|between)?\s*([a-z][a-z -]{2,30}?)\s*(?::|–|\(|from|out of)/i
const headed = /^\W*(?:the )?([A-Z][\w -]{2,30}?)\s*(?::|–|\bis\b|\bcan be\b|\bis one of\b)\s/

/** "Customers choose a ticket category: Day ticket (49 EUR) or Weekend ticket (89 EUR)": a selection whose values have prices. */
export function readPricedChoices(text: string): FieldFact[] {
  const choices = [...text.matchAll(entry)].map(([, name = '']) => name.trim())
  const label = (chosen.exec(text) ?? headed.exec(text))?.[1]?.trim()
  if (choices.length < 2 || label === undefined || new Set(choices).size < choices.length) return []
  return [
    {
      kind: 'field',
      label: label.charAt(0).toUpperCase() + label.slice(1),
      constraints: { choices, control: 'select' },
    },
  ]
}
