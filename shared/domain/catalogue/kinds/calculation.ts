import { withArticle } from '../../english/articles.ts'
import { amountOf } from '../amounts.ts'
import { fieldsOf } from '../fields.ts'
import type { Idea, Kind } from '../idea.ts'
import type { Slots } from '../slots.ts'
import { listedIdeas } from '../listed-amounts.ts'
import { priceIdeas } from '../prices.ts'
import { quotedOf } from '../doings.ts'
import { bounded, guessed, tried, usual } from '../tried.ts'

const money =
  /\b(?:price|value|total|subtotal|amount|fee|cost|sum|salary|rent|premium|fare|balance|invoice|order|income|charge|deposit)s?$/i

/** A value that is computed. Needs a calculation, or a percentage of a field. */
export const calculation: Kind = {
  kind: 'calculation',
  ideas: (slots) => {
    const fields = fieldsOf(slots, 3)
    const percent = percentIn(slots.sentence)
    const amount = percent === undefined ? undefined : amountOf(percent)
    const base = fields.find(({ noun }) => money.test(noun))?.single ?? 'amount'
    const formula = slots.first('X')
    const quoted = quotedOf(slots)
    const rounding = tried('The result is rounded as agreed, and only at the end', guessed, [
      [
        'Choose values whose result has more decimal places than are shown',
        'The shown value is rounded to the last place, and sums of shown values agree',
      ],
    ])
    const changes = changeIn(slots.sentence)
    // Only money has cents to be rounded.
    const isMoney =
      fields.some(({ noun }) => money.test(noun)) ||
      /[€$£]|\b(?:eur|euros?|usd|dollars?|gbp|pounds?)\b/i.test(slots.sentence)
    if (amount && changes && Number(percent) < 100 && Number(percent) > 0)
      return [changed(percent as string, base, changes, quoted)]
    if (amount && Number(percent) <= 100 && Number(percent) > 0)
      return [
        tried(`${percent} % of 100.00 is ${Number(percent).toFixed(2)}`, usual, [
          [
            `Work it out for ${withArticle(base)} of 100.00`,
            `${percent} % of it is ${Number(percent).toFixed(2)}: ${quoted}`,
          ],
        ]),
        ...(isMoney ? [ofCents(percent as string, base)] : []),
        tried(`Nothing comes of ${withArticle(base)} of 0`, bounded, [
          [`Work it out for ${withArticle(base)} of 0`, 'The result is 0 and no error is shown'],
        ]),
      ]
    const stated = [...priceIdeas(slots), ...listedIdeas(slots)]
    if (
      stated.length > 0 ||
      formula === undefined ||
      formula.length > 90 ||
      formula.length < 12 ||
      isNoFormula(slots, formula)
    )
      return stated
    return [
      tried(`A worked example: ${formula}`, usual, [
        [`Choose plain values and work it out by hand: ${formula}`, 'The shown result is the same'],
      ]),
      ...(isMoney ||
      /\b(?:average|mean|rounded|rounding|divided|share|ratio|rate)\b|[%/÷]/i.test(slots.sentence)
        ? [rounding]
        : []),
      tried('It is right for zero and for the largest values', bounded, [
        [
          `Work out ${formula} with zero, then with the largest values that are allowed`,
          'The results are right and no error is shown',
        ],
      ]),
    ]
  },
}

const ofCents = (percent: string, base: string): Idea =>
  tried(`${percent} % of 99.99 is rounded to two places`, bounded, [
    [
      `Work it out for ${withArticle(base)} of 99.99`,
      `${percent} % of it, rounded to two places, is ${(Math.round((9999 * Number(percent)) / 100) / 100).toFixed(2)}`,
    ],
  ])

/** A share that is computed: none that only bounds something ("below 75 %", "65-85 %"). */
const percentIn = (sentence: string): string | undefined =>
  /(?<!(?:below|above|over|under|than|up to|least|most|within|exceeds?|[[<>≤≥~±–-])\s?)(?<![\d.])(\d{1,3}(?:\.\d{1,2})?)\s?%(?!-)/i.exec(
    sentence,
  )?.[1]

const operation =
  /[=+−*×÷/%]|\s[–-]\s|\b(?:sums?|totals?|averages?|mean|median|number|count|difference|product|percentages?|minus|plus|times|divided|multiplied|rates?|score|maximum|minimum|rounding|rounded)\b/i

/** A quoted name, or words for a speed ("twice as fast"). */
const isNoFormula = ({ sentence, kinds }: Slots, formula: string): boolean =>
  !operation.test(formula) ||
  kinds.has('api') ||
  sentence.includes(`"${formula}"`) ||
  /^(?:twice|half|double|free)\b|^[\w-]+$/i.test(formula)

/** Whether a percentage is taken off or put on. */
function changeIn(sentence: string): 1 | -1 | undefined {
  if (/\b(?:reduced|reduces|decreased|decreases|lowered|discount(?:ed)?|cheaper)\b|% off\b/i.test(sentence))
    return -1
  return /\b(?:increased|increases|raised|surcharge)\b/i.test(sentence) ? 1 : undefined
}

function changed(percent: string, base: string, sign: 1 | -1, quoted: string): Idea {
  const result = (100 + sign * Number(percent)).toFixed(2)
  const how = sign < 0 ? 'less' : 'more'
  return tried(`${percent} % ${how} than 100.00 is ${result}`, usual, [
    [`Work it out for ${withArticle(base)} of 100.00: "${quoted}"`, `It becomes ${result}`],
    [`Work it out for ${withArticle(base)} of 0`, 'It stays 0 and no error is shown'],
  ])
}
