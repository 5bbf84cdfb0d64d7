import type { RiskKind } from './kind.ts'

/** Rules, times, inputs, states, duties, and texts that leave them open. */
export const work: readonly RiskKind[] = [
  {
    kind: 'unclear-requirement',
    title: 'A requirement is understood in different ways, or is incomplete',
    threat: 'developers and testers fill in what the text leaves open, each differently',
    likelihood: 4,
    impact: 3,
    when: ['open-reference', 'asked', 'open-point'],
    worse: [
      { when: 'physical-safety', because: 'somebody could be hurt' },
      { when: 'money-moves', because: 'it is about money' },
      { when: 'legal-duty', because: 'a duty of law rests on it' },
    ],
    safeguards: [
      {
        by: [],
        lacks: 'what exactly is meant',
        advice:
          'Replace these words with values, conditions and outcomes that can be checked, and have them confirmed before work begins.',
      },
    ],
    tests: ['functional'],
  },
  {
    kind: 'irreversible-action',
    title: 'An action that cannot be taken back happens by mistake',
    threat: 'somebody deletes, submits, sends or cancels what they did not mean to, or too early',
    likelihood: 3,
    impact: 3,
    when: [
      'acts-at-once + deletes',
      'discarded + workflow',
      'no-guard + irreversible',
      'acts-at-once + money-moves',
      'irreversible',
      'deletes',
      'binding + irreversible',
    ],
    unless: ['retention-ends + !irreversible'],
    worse: [
      { when: 'health-data', because: 'treatment rests on it' },
      { when: 'money-moves', because: 'it is about money' },
      { when: 'physical-safety', because: 'somebody could be hurt' },
      { when: 'deletes', because: 'what is gone is gone' },
    ],
    safeguards: [
      {
        by: ['confirms', 'approval + irreversible'],
        lacks: 'that anybody is asked before',
        advice: 'Ask before it happens, naming what will be gone.',
      },
      {
        by: ['undo'],
        lacks: 'how long it can be taken back',
        advice: 'Give a time in which it can be taken back.',
      },
    ],
    tests: ['functional', 'negative'],
  },
  {
    kind: 'wrong-state',
    title: 'Something gets into a state that it must not be in, or stays in one',
    threat: 'a step is left out, done twice or done in the wrong order, or nobody takes the next one',
    likelihood: 3,
    impact: 3,
    when: ['workflow + roles', 'approval', 'workflow + schedules', 'transition'],
    worse: [
      { when: 'money-moves', because: 'it is about money' },
      { when: 'physical-safety', because: 'somebody could be hurt' },
      { when: 'legal-duty', because: 'a duty of law rests on it' },
    ],
    safeguards: [
      {
        by: ['irreversible + workflow', 'input-checked + workflow', 'roles + workflow'],
        lacks: 'which moves are refused',
        advice: 'List all states and allowed moves, and refuse every other one; test each that is refused.',
      },
      {
        by: ['notifies + workflow', 'schedules + workflow'],
        lacks: 'what happens when nobody acts',
        advice: 'Say what happens with what stays too long in a state.',
      },
    ],
    tests: ['functional', 'negative'],
  },
  {
    kind: 'wrong-time',
    title: 'A date, period or time is reckoned wrongly',
    threat:
      'a deadline, reminder or period begins or ends at the wrong moment, at midnight, at a change of clocks or in another zone',
    likelihood: 3,
    impact: 2,
    when: ['schedules'],
    likelier: [{ when: 'localisation', because: 'it spans time zones' }],
    worse: [
      { when: 'money', because: 'money depends on it' },
      { when: 'legal-duty', because: 'a duty of law rests on it' },
      { when: 'health-data', because: 'treatment depends on it' },
      { when: 'physical-safety', because: 'somebody could be hurt' },
    ],
    safeguards: [
      {
        by: ['log-time', 'localisation + schedules'],
        lacks: 'which clock and time zone count',
        advice:
          'Name the time zone and whether the last day and minute are included; test both sides of each, leap days and changes of clocks.',
      },
    ],
    tests: ['boundary', 'functional'],
  },
  {
    kind: 'invalid-input',
    title: 'A wrong entry is accepted, or a right one refused',
    threat:
      'a value that is empty, too long, out of range or of the wrong form gets through, or a good one does not',
    likelihood: 3,
    impact: 2,
    when: [
      'unlimited + enters',
      'unlimited',
      'enters + personal-form',
      'input-checked + enters',
      'imports + records',
      'uploads',
      'enters + devices',
      'enters + money',
      'enters + health-data',
      'password-rules',
      'enters + records',
      'accuracy',
    ],
    worse: [
      { when: 'physical-safety', because: 'somebody could be hurt' },
      { when: 'health-data', because: 'treatment rests on it' },
      { when: 'money-moves', because: 'it is about money' },
    ],
    safeguards: [
      {
        by: ['input-checked'],
        lacks: 'which entries are refused',
        advice:
          'State limits, form and whether it may be empty for each entry, and check them on the server.',
      },
      {
        by: ['error-named'],
        lacks: 'what somebody is told about a wrong entry',
        advice: 'Name the entry and how to correct it.',
      },
    ],
    tests: ['boundary', 'negative'],
  },
  {
    kind: 'legal-duty',
    title: 'A duty by law or contract is not met',
    threat: 'what a law, an authority or a contract demands is missing, late or cannot be shown',
    likelihood: 3,
    impact: 4,
    when: [
      'counts-as',
      'age-limit',
      'watching',
      'kept-for-ever',
      'discarded + workflow',
      'self-service-check + signs',
      'legal-duty',
      'consent',
      'children + consent',
      'erasure',
      'subject-access',
      'retention + @legal-duty',
      'patient-authorisation',
      'binding + legal-duty',
    ],
    safeguards: [
      {
        by: ['audit-demanded', 'retention'],
        lacks: 'how it is shown afterwards that the duty was met',
        advice:
          'Name the rule with its clause, have it checked by somebody who knows it, and keep the proof.',
      },
      {
        by: ['age-limit', 'parent-consent', 'consent-given'],
        lacks: 'whose age or agreement is checked, and how',
        advice: 'Check age and agreement where the law asks for them, before anything happens.',
      },
      {
        by: ['schedules + legal-duty', 'approval + legal-duty'],
        lacks: 'by when, and who answers for it',
        advice: 'Set dates and one responsible person, and test that nothing passes without them.',
      },
    ],
    tests: ['functional', 'security'],
  },
  {
    kind: 'wrong-locale',
    title: 'A language, currency or unit is wrong',
    threat: 'a text is not translated, or a number, currency or unit is read as another',
    likelihood: 3,
    impact: 2,
    when: ['localisation'],
    worse: [
      { when: 'money', because: 'it is about money' },
      { when: 'physical-safety', because: 'somebody could be hurt' },
    ],
    safeguards: [
      {
        by: ['vague + localisation'],
        lacks: 'which languages, currencies and units there are, and who checks them',
        advice: 'List them, and test long texts, missing translations and amounts in each.',
      },
    ],
    tests: ['functional', 'regression'],
  },
]
