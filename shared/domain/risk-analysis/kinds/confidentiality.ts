import type { RiskKind } from './kind.ts'

/** Data that get out, or are used without a ground. */
export const confidentiality: readonly RiskKind[] = [
  {
    kind: 'personal-data-disclosure',
    title: 'Personal or confidential data reach somebody who must not have them',
    threat:
      'data about people, or data that are confidential, are seen by, sent to or taken by somebody without a right to them',
    likelihood: 3,
    impact: 4,
    when: [
      'broad-access + records',
      'broad-access + @personal-data',
      'guessable + @personal-data',
      'watching',
      'shared-secret + @health-data',
      'kept-for-ever + @personal-data',
      'kept-for-ever + @card-data',
      'uploads + health-data',
      'no-guard + personal-data',
      'personal-data',
      'special-data',
      'health-data',
      'card-data',
      'location-data',
      'confidential',
      'shares + confidential',
      'name-of-person + records',
    ],
    likelier: [
      { when: 'exports', because: 'the data leave the product' },
      { when: 'shares', because: 'the data are passed on to others' },
      { when: 'notifies', because: 'the data travel in messages' },
      { when: 'external-service', because: 'another system receives them' },
    ],
    worse: [
      { when: 'health-data', because: 'it is data about health' },
      { when: 'special-data', because: 'it is data of a kind that the law protects most' },
      { when: 'card-data', because: 'it is data of payment cards' },
      { when: 'children', because: 'it concerns children' },
    ],
    safeguards: [
      {
        by: ['role-based', 'own-data', 'least-privilege'],
        lacks: 'who may see these data',
        advice: 'State for each role which of these data it may see, and refuse everything else.',
      },
      {
        by: ['encryption'],
        lacks: 'how the data are protected when they are sent and kept',
        advice: 'Demand encryption where the data travel and where they are kept.',
      },
      {
        by: ['masking', 'minimisation'],
        lacks: 'which of the data are really needed',
        advice: 'Collect and show no more than the task needs, and mask the rest.',
      },
    ],
    tests: ['security', 'negative'],
  },
  {
    kind: 'use-of-data-without-ground',
    title: 'Personal data are used, kept or passed on without a ground for it',
    threat:
      'data about people are used for something they never agreed to, or are kept longer than there is a reason for',
    likelihood: 3,
    impact: 3,
    when: [
      'watching',
      'kept-for-ever',
      'kept-for-ever + @personal-data',
      'secondary-use + @personal-data',
      'consent',
      'personal-data + shares',
      'health-data + shares',
      'personal-data + stored',
      'health-data + stored',
      'retention + personal-data',
      'location-data',
      'personal-data + external-service',
      'erasure',
      'children + personal-data',
    ],
    worse: [
      { when: 'special-data', because: 'it is data of a kind that the law protects most' },
      { when: 'health-data', because: 'it is data about health' },
      { when: 'children', because: 'it concerns children' },
    ],
    safeguards: [
      {
        by: ['consent-given', 'privacy-notice'],
        lacks: 'on what ground the data are used, and how people learn of it',
        advice: 'Name the purpose and the ground for each use, and ask for consent where that is the ground.',
      },
      {
        by: ['retention-ends', 'erasure'],
        lacks: 'when the data are deleted',
        advice: 'Set a period for each kind of data, and test that they are gone everywhere when it ends.',
      },
      {
        by: ['consent-withdrawn', 'objection'],
        lacks: 'how people take back what they agreed to',
        advice: 'Let people withdraw or object as easily as they agreed, and test that the use ends.',
      },
    ],
    tests: ['functional', 'security'],
  },
]
