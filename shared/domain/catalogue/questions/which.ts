import { demandOf } from './demanding.ts'
import { questionOf, type Cue } from './question.ts'

const sets =
  /\b(?:various|multiple|different|several|many|common|popular|major|all major|modern|all modern|other|most|all common|supported|standard) (?:(?:web|mobile|file|image|payment|user|document|screen|video|audio|attribute|spoken|local)\s)?(languages|currencies|browsers|formats|file types|methods|options|devices|roles|sizes|screens|platforms|operating systems|payment methods|file formats|channels)\b/i
const responsive = /\b(?:responsive|mobile[- ]friendly|mobile[- ]responsive)\b(?! performance| time)/i
const vagueDetails =
  /\b(?:relevant|necessary|appropriate|basic|important|key|essential|needed) (?:information|details|data|fields|metrics|attributes|properties)\b/i
const numbers = /\d|\b(?:px|such as|e\.g|i\.e|including|includes?|like|namely|for example)\b|[:(]/i

const examples: [RegExp, string[]][] = [
  [
    /languages/,
    [
      'The languages are English, German and French; English is the default.',
      'The language follows the browser; where it is missing, English is shown.',
    ],
  ],
  [
    /currencies/,
    [
      'The currencies are EUR, USD and GBP.',
      'Each account has one currency, which is chosen at its creation.',
    ],
  ],
  [
    /browsers|platforms|operating systems/,
    [
      'These are the last two versions of Chrome, Firefox, Safari and Edge.',
      'These are Windows 11, macOS 15, Android 14 and iOS 18.',
    ],
  ],
  [
    /devices|sizes|screens/,
    [
      'It can be used on screens of 360 to 1920 pixels in width, without scrolling sideways.',
      'These are phones from 360 pixels, tablets from 768 pixels and desktops from 1280 pixels in width.',
    ],
  ],
  [
    /formats|types/,
    ['The formats are PDF, DOCX and CSV; others are refused.', 'The formats are JPG, PNG and WebP.'],
  ],
  [
    /payment|methods/,
    [
      'Card, PayPal and invoice are offered.',
      'Card and bank transfer are offered; invoice only for companies.',
    ],
  ],
  [/roles/, ['The roles are Administrator, Editor and Reader.', 'The roles are Owner and Member.']],
  [/channels/, ['The channels are e-mail and SMS.', 'The channels are e-mail and push messages.']],
]

/** A set of things that is demanded without its members: "multiple languages", "all major browsers", "responsive". */
export const which: Cue = (slots) => {
  const demand = demandOf(slots)
  if (numbers.test(slots.sentence) || slots.isNegated || slots.all('O').length > 1) return undefined
  const [words, noun = ''] = sets.exec(demand) ?? []
  if (words !== undefined) {
    const completions = examples.find(([name]) => name.test(words.toLowerCase()))?.[1]
    return (
      completions && questionOf('options', `Which ${noun.toLowerCase()} exactly ("${words}")?`, completions)
    )
  }
  const details = vagueDetails.exec(demand)?.[0]
  if (details !== undefined && slots.all('F').length < 2 && slots.all('T').length < 3)
    return questionOf('show', `Which exactly ("${details}")?`, [
      'These are name, date, amount and state.',
      'These are the fields that are required when an entry is created.',
    ])
  const word = slots.kinds.has('layout') ? responsive.exec(demand)?.[0] : undefined
  return word === undefined
    ? undefined
    : questionOf('layout', `From which screen width on ("${word}")?`, examples[3]?.[1] ?? [])
}
