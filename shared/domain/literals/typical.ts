/** What a text has to be. */
export type Format =
  | 'email'
  | 'phone'
  | 'url'
  | 'date'
  | 'time'
  | 'digits'
  | 'letters'
  | 'alphanumeric'
  | 'uppercase'
  | 'iban'

const byName: [RegExp, string][] = [
  [/e-?mail/i, 'alex.miller@example.com'],
  [/phone|mobile/i, '+12025550143'],
  [/first ?name|given name/i, 'Alex'],
  [/last ?name|surname|family name/i, 'Miller'],
  [/user ?name|login|nick ?name|account name/i, 'alexmiller'],
  [/card ?holder|full name|contact|recipient|name on card/i, 'Alex Miller'],
  [/company|organi[sz]ation|employer/i, 'Northwind Ltd'],
  [/(?:file|project|team|product|list|group|room|event|campaign) ?name/i, 'Spring release'],
  [/name/i, 'Alex Miller'],
  [/\bslug\b/i, 'spring-release'],
  [/pass ?word|passphrase/i, 'Str0ng!Passw0rd'],
  [/\bpin\b|passcode/i, '4821'],
  [/post ?code|postal|zip/i, '10115'],
  [/house number/i, '12'],
  [/street|address/i, '12 Main Street'],
  [/\b(?:date|deadline)\b/i, '2030-06-15'],
  [/city|town|destination|departure|origin|airport|station\b/i, 'Berlin'],
  [/country|nationality/i, 'Germany'],
  [/url|website|homepage|link/i, 'https://example.com/'],
  [/birth/i, '1990-05-17'],
  [/date|deadline/i, '2030-06-15'],
  [/time/i, '09:30'],
  [/iban/i, 'DE89370400440532013000'],
  [/card number|credit card/i, '4111111111111111'],
  [/cvv|cvc|security code/i, '123'],
  [/subject|title|headline|summary/i, 'Quarterly report'],
  [
    /comment|note|message|description|remark|reason|feedback|review|text|instruction/i,
    'Please ring the bell twice',
  ],
  [/code|coupon|voucher|reference|id\b/i, 'AB12CD34'],
  [/search|query|keyword|\bterm\b/i, 'desk lamp'],
  [/colou?r/i, 'Blue'],
  [/language/i, 'English'],
  [/department|division/i, 'Sales'],
  [/job|profession|occupation|position/i, 'Engineer'],
  [/product|article|\bitem\b|device|model/i, 'Desk lamp'],
  [
    /author|owner|deputy|manager|host\b|driver|customer|supplier|patient|guest|participant|applicant|person\b|assignee|reporter|employee|student|teacher|doctor|parent|child|holder|sender|attendee/i,
    'Alex Miller',
  ],
]
const byFormat: Record<Format, string> = {
  email: 'alex.miller@example.com',
  phone: '+12025550143',
  url: 'https://example.com/',
  iban: 'DE89370400440532013000',
  date: '2030-06-15',
  time: '09:30',
  digits: '48213',
  letters: 'Miller',
  alphanumeric: 'AB12CD34',
  uppercase: 'MILLER',
}

/** A realistic text for an input, chosen by its format, else by the words of its label. */
export function typicalText(label: string, format?: Format): string {
  const named = byName.find(([pattern]) => pattern.test(label))?.[1]
  if (format && format !== 'alphanumeric' && format !== 'letters' && format !== 'uppercase')
    return format === 'digits' && named && /^\d+$/.test(named) ? named : byFormat[format]
  return format ? byFormat[format] : (named ?? 'Sample text')
}
