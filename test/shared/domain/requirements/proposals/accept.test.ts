import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  noProposals,
  ProposalsSchema,
  readSource,
  type Proposals,
} from '../../../../../shared/domain/requirements/index.ts'

type Given = { [K in keyof Proposals]?: Record<string, unknown>[] }
const proposalsOf = (given: Given): Proposals => ProposalsSchema().parse(given)

function judged(text: string, given: Given) {
  const { sentences, read, verdict } = readSource({ text, proposals: proposalsOf(given) })
  if (!verdict) throw new Error('Nothing was judged')
  const { accepted, dropped } = verdict
  return { sentences, read, accepted, dropped, reasons: dropped.map(({ reason }) => reason) }
}

const german = 'Das Alter muss zwischen 18 und 120 Jahren liegen und ist nicht optional.'
const age = {
  quote: 'Das Alter muss zwischen 18 und 120 Jahren',
  label: 'Alter',
  minimum: '18',
  maximum: '120',
}

describe('what holds', () => {
  test('becomes a fact of the sentence that holds the quote, which is read then', () => {
    expect(readSource({ text: german }).sentences[0]).toMatchObject({ kind: 'notRead', reason: 'language' })
    const { sentences, read, accepted, dropped } = judged(german, { inputs: [age] })
    expect(dropped).toEqual([])
    expect(accepted.inputs).toHaveLength(1)
    expect(sentences[0]).toMatchObject({ kind: 'requirement', requirementId: 'REQ-001' })
    expect(sentences[0]).not.toHaveProperty('reason')
    expect(read[0]?.sentence.facts).toMatchObject([
      { kind: 'field', label: 'Alter', constraints: { number: { min: 18n, max: 120n } } },
    ])
    expect(read[0]?.requirement.testabilityNotes).toContain('Read with the help of a model.')
  })
  test('may be quoted with other white space, and only with that', () => {
    const text = german.replace('18 und', '18\n  und')
    expect(judged(text, { inputs: [age] }).dropped).toEqual([])
    expect(judged(german.replace('18 und', '18 UND'), { inputs: [age] }).reasons).toEqual([
      'the quote does not stand in a sentence of the text',
    ])
  })
  test('covers messages, rules, transitions, outcomes and further requirements', () => {
    const text = [
      'Bei einem Bestellwert von mindestens 100 EUR ist der Versand kostenlos und wird nicht berechnet.',
      'Ist das Alter nicht angegeben, wird die Meldung "Alter fehlt" angezeigt und nicht gespeichert.',
      'Eine Bestellung wechselt durch Bezahlen von Offen nach Bezahlt und wird nicht mehr geändert.',
      'Nach der erfolgreichen Anmeldung wird "Willkommen" auf der Seite angezeigt und nicht ausgeblendet.',
      'The colours follow our brand.',
    ].join('\n')
    const { accepted, dropped, sentences } = judged(text, {
      rules: [
        {
          quote: 'Bei einem Bestellwert von mindestens 100 EUR ist der Versand kostenlos',
          conditions: [{ subject: 'Bestellwert', relation: 'atLeast', value: '100 EUR' }],
          outcome: 'der Versand kostenlos',
        },
      ],
      messages: [
        {
          quote: 'Ist das Alter nicht angegeben, wird die Meldung "Alter fehlt" angezeigt',
          text: 'Alter fehlt',
          label: 'Alter',
          violation: 'empty',
        },
      ],
      transitions: [
        {
          quote: 'Eine Bestellung wechselt durch Bezahlen von Offen nach Bezahlt',
          entity: 'Bestellung',
          from: 'Offen',
          event: 'Bezahlen',
          to: 'Bezahlt',
        },
      ],
      outcomes: [{ quote: 'Nach der erfolgreichen Anmeldung wird "Willkommen"', text: '"Willkommen"' }],
      requirements: [{ quote: 'The colours follow our brand.' }],
    })
    expect(dropped).toEqual([])
    expect(Object.values(accepted).map((all) => all.length)).toEqual([0, 1, 1, 1, 1, 1])
    expect(sentences.every(({ kind }) => kind === 'requirement')).toBe(true)
    expect(sentences[3]?.facts).toMatchObject([
      { kind: 'success', check: '"Willkommen" is visible', checkable: true },
    ])
  })
})

describe('what does not stand in the text is dropped, with its reason', () => {
  test.each([
    [
      'an invented quote',
      { quote: 'Das Alter muss über 21 liegen' },
      'the quote does not stand in a sentence of the text',
    ],
    ['an empty quote', { quote: '' }, 'the quote does not stand in a sentence of the text'],
    [
      'a quote over two sentences',
      { quote: 'optional. Ende' },
      'the quote does not stand in a sentence of the text',
    ],
    ['another number', { minimum: '21' }, '21 does not stand in the quote'],
    ['a part of a number', { minimum: '8' }, '8 does not stand in the quote'],
    [
      'a number outside the quote',
      { quote: 'Das Alter muss zwischen 18', maximum: '120' },
      '120 does not stand in the quote',
    ],
    ['a number that is none', { minimum: '18 or 99' }, '"18 or 99" is no plain number'],
    ['a huge number', { minimum: '9'.repeat(400) }, expect.stringContaining('is no plain number')],
    ['another label', { label: 'Name' }, 'the label does not stand in the quote'],
    ['a part of a word as label', { label: 'Al' }, 'the label does not stand in the quote'],
    ['a label with markup', { label: '<Alter>' }, 'the label does not stand in the quote'],
    ['bounds the wrong way round', { minimum: '120', maximum: '18' }, 'the bounds contradict each other'],
    [
      'an invented value',
      { minimum: null, maximum: null, choices: ['18', 'elf'] },
      '"elf" does not stand in the quote',
    ],
    ['nothing at all', { minimum: null, maximum: null }, 'nothing is said about the input'],
    [
      'an input of which only is said that it is optional',
      { quote: german, minimum: null, maximum: null, required: false },
      'nothing is said about the input',
    ],
  ])('%s', (_what, change, reason) => {
    const { reasons, sentences } = judged(`${german}\n\nEnde ist hier nicht die Frage.`, {
      inputs: [{ ...age, ...change }],
    })
    expect(reasons).toEqual([reason])
    expect(sentences[0]).toMatchObject({ kind: 'notRead', facts: [] })
  })

  test('headings, questions, examples and binary are no sentences that could state it', () => {
    for (const text of [
      '# Age 18 to 120',
      'Is the age 18 to 120?',
      'For example: age 18 to 120.',
      'Age 18 to 120 \u0000',
    ]) {
      const quote = text.includes('Age') ? 'Age 18 to 120' : 'age 18 to 120'
      const given = { inputs: [{ quote, label: 'age', minimum: '18', maximum: '120' }] }
      expect(judged(text, given).reasons, text).toEqual([
        'the quote does not stand in a sentence of the text',
      ])
    }
  })

  test('an outcome with a condition of its own is none of every form', () => {
    const text = 'If an account exists, the page shows "We have sent you a link".'
    const outcomes = [
      { quote: 'the page shows "We have sent you a link"', text: '"We have sent you a link"' },
    ]
    const { accepted, dropped } = judged(text, { outcomes })
    expect(accepted.outcomes).toEqual([])
    expect(dropped).toHaveLength(1)
  })

  test('a message about an input that the quote does not name', () => {
    const text = 'Wenn etwas nicht stimmt, wird die Meldung "Fehler" angezeigt.'
    const messages = [{ quote: text, text: 'Fehler', label: 'Alter', violation: 'empty' }]
    expect(judged(text, { messages }).reasons).toEqual(['the label does not stand in the quote'])
  })
})

describe('what is no literal needs a word in the quote', () => {
  test.each([
    ['required', { required: true }, german],
    ['required', { required: false }, german],
    ['format', { format: 'email' }, german],
    ['control', { control: 'checkbox' }, german],
  ])('%s without one is taken away, the rest holds', (name, claim, text) => {
    const quote = text.slice(0, text.indexOf('120') + 3)
    const { accepted, reasons, sentences } = judged(text, { inputs: [{ ...age, quote, ...claim }] })
    expect(reasons).toEqual([`no word of the quote supports "${name}"; the rest is judged without it`])
    expect(accepted.inputs).toMatchObject([{ label: 'Alter', minimum: '18', [name]: null }])
    expect(sentences[0]?.facts).toMatchObject([{ constraints: { number: { min: 18n } } }])
    expect(sentences[0]?.facts[0]).not.toHaveProperty(`constraints.${name}`)
  })
  test('with one it holds', () => {
    const text = german.replace('ist nicht optional', 'ist erforderlich')
    const given = { ...age, quote: text, required: true }
    const { reasons, sentences } = judged(text, { inputs: [given] })
    expect(reasons).toEqual([])
    expect(sentences[0]?.facts).toMatchObject([{ constraints: { required: true } }])
  })
  test.each([
    ['below', 'the quote names no limit'],
    ['tooLong', 'the quote names no limit'],
    ['empty', 'the quote names no missing value'],
  ])('a message that answers “%s”', (violation, reason) => {
    const text = 'Ist das Alter falsch, wird die Meldung "Alter falsch" angezeigt und nicht gespeichert.'
    const messages = [{ quote: text, text: 'Alter falsch', label: 'Alter', violation }]
    expect(judged(text, { messages }).reasons).toEqual([reason])
  })
})

test('one sentence may state several rules, but one outcome for each condition', () => {
  const text =
    'Ab 100 EUR Bestellwert ist der Versand kostenlos, sonst kostet der Versand 5 EUR und nicht mehr.'
  const rule = (relation: string, outcome: string) => ({
    quote: text,
    conditions: [{ subject: 'Bestellwert', relation, value: '100 EUR' }],
    outcome,
  })
  const { accepted, reasons } = judged(text, {
    rules: [
      rule('atLeast', 'der Versand kostenlos'),
      rule('lessThan', 'kostet der Versand 5 EUR'),
      rule('atLeast', 'kostet der Versand 5 EUR'),
      rule('atLeast', 'der Versand kostenlos'),
    ],
  })
  expect(accepted.rules).toHaveLength(2)
  expect(reasons).toEqual(['it contradicts what the grammar reads', 'it is read already'])
})

describe('what the grammar has read', () => {
  const english = 'Age must be between 18 and 120. After 30 minutes without input the user is signed out.'
  test('stays, and the contradiction is a named ambiguity', () => {
    const wrong = { quote: 'Age must be between 18 and 120', label: 'Age', minimum: '18', maximum: null }
    const { read, reasons, accepted } = judged(english, { inputs: [wrong] })
    expect(accepted).toEqual(noProposals())
    expect(reasons).toEqual(['it contradicts what the grammar reads'])
    expect(read[0]?.requirement.ambiguities).toEqual([
      'a model reads something else about Age (number) in "Age must be between 18 and 120"',
    ])
    expect(read[0]?.sentence.facts).toEqual(readSource({ text: english }).read[0]?.sentence.facts)
  })
  test('is not repeated', () => {
    const same = { quote: 'Age must be between 18 and 120', label: 'age', minimum: '18', maximum: '120' }
    const { reasons, read } = judged(english, { inputs: [same] })
    expect(reasons).toEqual(['it is read already'])
    expect(read[0]?.requirement).toEqual(readSource({ text: english }).read[0]?.requirement)
  })
  test('is added to where it says nothing', () => {
    const text = 'Age must be between 18 and 120 (Pflichtfeld).'
    const given = { quote: text, label: 'Age', required: true }
    const { accepted, read } = judged(text, { inputs: [given] })
    expect(accepted.inputs).toHaveLength(1)
    expect(read[0]?.sentence.facts).toMatchObject([
      { constraints: { number: { min: 18n } } },
      { label: 'Age', constraints: { required: true } },
    ])
  })
  test('rules out a reading of another kind', () => {
    const text = 'The page must respond within 2 seconds.'
    const given = { quote: 'respond within 2 seconds', label: 'seconds', maximum: '2' }
    expect(judged(text, { inputs: [given] }).reasons).toEqual([
      'the grammar reads the sentence as something else',
    ])
  })
})

test('a thousand nonsense proposals are judged, capped and named', () => {
  const inputs = Array.from({ length: 1000 }, (_, index) => ({ ...age, minimum: String(index) }))
  const { accepted, dropped } = judged(german, { inputs })
  expect(accepted.inputs.length + dropped.length).toBe(1000)
  expect(dropped.filter(({ reason }) => reason === 'too many proposals')).toHaveLength(500)
})

test('whatever is proposed, nothing throws and every accepted literal stands in the text', () => {
  const words = fc.constantFrom(
    'Alter',
    '18',
    '120',
    'liegen',
    'muss',
    '8',
    '',
    '"',
    '<b>',
    '\n',
    'zwischen 18',
    'x'.repeat(3000),
    german,
  )
  const maybe = fc.option(words, { nil: null })
  const input = fc.record({
    quote: words,
    label: words,
    minimum: maybe,
    maximum: maybe,
    minimumLength: maybe,
    unit: maybe,
    choices: fc.option(fc.array(words, { maxLength: 3 }), { nil: null }),
  })
  const rule = fc.record({
    quote: words,
    conditions: fc.array(
      fc.record({ subject: words, relation: fc.constantFrom('atLeast', 'is', 'holds'), value: maybe }),
      { maxLength: 3 },
    ),
    outcome: words,
  })
  const transition = fc.record({ quote: words, entity: words, from: words, event: words, to: words })
  fc.assert(
    fc.property(fc.array(input), fc.array(rule), fc.array(transition), (inputs, rules, transitions) => {
      const { accepted, dropped, sentences } = judged(german, { inputs, rules, transitions })
      const taken = Object.values(accepted).reduce((sum, all) => sum + all.length, 0)
      const whole = dropped.filter(({ reason }) => !reason.endsWith('without it'))
      expect(taken + whole.length).toBe(inputs.length + rules.length + transitions.length)
      for (const { label, minimum, maximum } of accepted.inputs)
        for (const one of [label, minimum, maximum]) if (one !== null) expect(german).toContain(one)
      expect(sentences).toHaveLength(1)
    }),
    { numRuns: 500 },
  )
})
