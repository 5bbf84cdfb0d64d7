import type { RiskKind } from './kind.ts'

/** Money, and what is worth some. */
export const money: readonly RiskKind[] = [
  {
    kind: 'money-loss',
    title: 'Money is taken, paid or owed that should not be',
    threat: 'an amount is charged twice, to the wrong person, in the wrong height, or not at all',
    likelihood: 3,
    impact: 4,
    when: [
      'repeats-blindly + @money-moves',
      'unlimited + card-data',
      'unlimited + money',
      'stop-sale',
      'guessable + @money-moves',
      'card-reader',
      'broad-access + @money-moves',
      'acts-at-once + money',
      'repeats-blindly + card-reader',
      'open-reference + money',
      'money-moves',
      'money + workflow',
      'money + things-of-worth',
    ],
    likelier: [
      { when: 'external-service', because: 'another system has a part in it' },
      { when: 'repeats', because: 'a request can come twice' },
      { when: 'schedules', because: 'it happens by itself at a time' },
    ],
    worse: [{ when: 'irreversible', because: 'it cannot be undone' }],
    safeguards: [
      {
        by: ['repeats + money-moves', 'repeats + @money-moves'],
        lacks: 'what happens when the same payment is asked for twice',
        advice:
          'Make each payment happen once however often it is asked for, and test repeats and broken connections.',
      },
      {
        by: ['fault-handling + money-moves', 'fault-handling + @money-moves', 'error-named + money-moves'],
        lacks: 'what happens when a payment fails halfway',
        advice: 'State the outcome for each failure of a payment, and reconcile with the other side daily.',
      },
      {
        by: ['approval + money', 'confirms + money-moves'],
        lacks: 'who confirms the amount',
        advice: 'Show the amount before it is bound, and have large ones approved by a second person.',
      },
    ],
    tests: ['functional', 'negative', 'integration'],
  },
  {
    kind: 'wrong-calculation',
    title: 'A calculation comes out wrong',
    threat: 'a formula, rate, limit or rounding rule is applied wrongly, mostly at its edges',
    likelihood: 3,
    impact: 3,
    when: [
      'localisation + enters',
      'schedules + price',
      'schedules + money-moves',
      'open-reference + price',
      'open-reference + money',
      'open-reference + computes',
      'acts-at-once + price',
      'unlimited + computes',
      'computes',
      'price + computes',
      'price + schedules',
      'per-unit + price',
      'per-unit + money',
      'per-unit + health-data',
    ],
    likelier: [
      { when: 'schedules', because: 'it depends on dates and times' },
      { when: 'localisation', because: 'currencies or units are converted' },
    ],
    worse: [
      { when: 'price', because: 'money is asked or paid by it' },
      { when: 'money', because: 'it is about money' },
      { when: 'physical-safety', because: 'somebody could be hurt' },
    ],
    safeguards: [
      {
        by: ['input-checked + computes', 'processing-checks + computes'],
        lacks: 'which values are impossible and what is done with them',
        advice: 'State limits of all inputs, and refuse what lies outside.',
      },
      {
        by: ['vague + computes'],
        lacks: 'how amounts are rounded, and worked examples to check against',
        advice:
          'Give the formula, the rounding and at least three worked examples, and test both sides of each limit.',
      },
    ],
    tests: ['boundary', 'functional'],
  },
  {
    kind: 'fraud-and-abuse',
    title: 'Somebody takes advantage of the rules',
    threat:
      'people or programs use an offer, a vote, a refund or a limit in a way it was not meant, over and over',
    likelihood: 3,
    impact: 3,
    when: [
      'unlimited + money',
      'guessable',
      'self-service-check',
      'stop-sale',
      'no-guard + money',
      'things-of-worth',
      'money-moves + own-data',
      'lockout',
      'uploads + things-of-worth',
    ],
    worse: [{ when: 'money-moves', because: 'money flows out by it' }],
    safeguards: [
      {
        by: ['repeats', 'lockout'],
        lacks: 'how often one person may do it',
        advice: 'Limit how often one person, account and address may do it, on the server.',
      },
      {
        by: ['approval', 'monitoring', 'human-review'],
        lacks: 'who notices and stops abuse',
        advice: 'Watch for unusual use, and have large or unusual cases looked at by a person.',
      },
      {
        by: ['audit-demanded'],
        lacks: 'what is recorded to prove it',
        advice: 'Record who used what and when.',
      },
    ],
    tests: ['security', 'negative'],
  },
]
