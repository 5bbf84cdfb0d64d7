import type { RiskKind } from './kind.ts'

/** Outages, load, other systems, devices. */
export const running: readonly RiskKind[] = [
  {
    kind: 'unavailability',
    title: 'The product cannot be used when it is needed',
    threat: 'it is down, unreachable or restarting while people depend on it',
    likelihood: 3,
    impact: 4,
    when: [
      'stuck',
      'single-point',
      'crowd',
      'on-paper',
      'last-known + devices',
      'later-sent',
      'availability',
      'resilience',
      'external-service + credentials',
      'physical-safety + notifies',
      'syncs + devices',
      'money-moves + devices',
      'live-media',
      'devices + external-service',
    ],
    worse: [{ when: 'physical-safety', because: 'somebody could be hurt' }],
    safeguards: [
      {
        by: ['resilience', 'fault-handling'],
        lacks: 'how work goes on during an outage',
        advice: 'Say what must still work during an outage and how, and rehearse it.',
      },
      {
        by: ['monitoring'],
        lacks: 'who learns of an outage and how fast',
        advice: 'Watch it from outside, and alarm those who can act.',
      },
      {
        by: ['backup', 'backup-tested'],
        lacks: 'how long bringing it back may take',
        advice: 'Set times for bringing back service and data, and test them.',
      },
    ],
    tests: ['performance', 'integration'],
  },
  {
    kind: 'overload',
    title: 'It is too slow, or gives way, under load',
    threat: 'answers take too long, or requests fail, when many people, records or large files come at once',
    likelihood: 3,
    impact: 3,
    when: ['crowd', 'performance', 'capacity', 'live-media', 'concurrent + capacity'],
    worse: [
      { when: 'physical-safety', because: 'somebody could be hurt' },
      { when: 'money-moves', because: 'sales are lost' },
    ],
    safeguards: [
      {
        by: ['capacity'],
        lacks: 'how much load there is at its peak',
        advice:
          'Name the load at the peak and the time within which most requests are answered, and test with twice of it.',
      },
      {
        by: ['fault-handling + capacity', 'lockout'],
        lacks: 'what happens beyond that',
        advice: 'Say what is refused or queued when it is too much.',
      },
    ],
    tests: ['performance'],
  },
  {
    kind: 'outside-service',
    title: 'A system that it depends on fails, is late or changes',
    threat: 'a service or system of others gives no answer, a late one, a wrong one or one of another form',
    likelihood: 4,
    impact: 3,
    when: [
      'scraped',
      'imports + acts-at-once',
      'acts-at-once + external-service',
      'stop-sale',
      'devices + repeats-blindly',
      'single-point + devices',
      'external-service',
    ],
    worse: [
      { when: 'money-moves', because: 'payments depend on it' },
      { when: 'physical-safety', because: 'somebody could be hurt' },
      { when: 'signs-in', because: 'nobody gets in without it' },
    ],
    safeguards: [
      {
        by: ['fault-handling'],
        lacks: 'what happens when it does not answer',
        advice:
          'State time-out, repeats and what people see and can do meanwhile, and test each failure with a stand-in.',
      },
      {
        by: ['processing-checks', 'integrity-check'],
        lacks: 'how its answers are checked',
        advice: 'Check each answer against the agreed form, and keep what does not fit apart.',
      },
      {
        by: ['monitoring', 'customer-commitments'],
        lacks: 'what the other side promises',
        advice: 'Agree on availability and notice of changes, and watch it.',
      },
    ],
    tests: ['integration', 'negative'],
  },
  {
    kind: 'concurrency',
    title: 'Two things that happen at once disturb each other',
    threat:
      'two people or processes change, take or book the same thing at the same moment, and one of them overwrites or takes too much',
    likelihood: 3,
    impact: 3,
    when: [
      'repeats-blindly',
      'first-wins',
      'later-sent + workflow',
      'concurrent',
      'inventory + enters',
      'inventory',
      'things-of-worth + schedules',
      'money + inventory',
      'repeats + money-moves',
      'syncs + concurrent',
    ],
    unless: ['performance + capacity'],
    worse: [
      { when: 'money-moves', because: 'it is about money' },
      { when: 'health-data', because: 'treatment rests on it' },
    ],
    safeguards: [
      {
        by: ['concurrent'],
        lacks: 'who wins when two want the same at once',
        advice: 'State who wins and what the other sees, and enforce it where the data are kept.',
      },
      {
        by: ['repeats'],
        lacks: 'what a repeated request does',
        advice: 'Make repeats harmless, and test double clicks and two tabs.',
      },
    ],
    tests: ['integration', 'negative'],
  },
  {
    kind: 'device-failure',
    title: 'A device fails, is misread or cannot be reached',
    threat: 'hardware gives no value, a wrong one or one too late, or does not do what it was told',
    likelihood: 3,
    impact: 3,
    when: ['last-known', 'repeats-blindly + devices', 'devices', 'firmware'],
    unless: ['compatibility + ui'],
    worse: [
      { when: 'physical-safety', because: 'somebody could be hurt' },
      { when: 'money-moves', because: 'payments depend on it' },
    ],
    safeguards: [
      {
        by: [
          'fault-handling + devices',
          'syncs + devices',
          'error-named + devices',
          'notifies + devices',
          'availability + devices',
        ],
        lacks: 'what happens when the device gives no answer or a value that cannot be',
        advice: 'State for each device what counts as failed, what happens then and who is told.',
      },
      {
        by: ['integrity-check + devices', 'firmware + integrity-check'],
        lacks: 'how its readings and updates are checked',
        advice: 'Refuse readings outside of what is possible, and updates that are not signed.',
      },
    ],
    tests: ['integration', 'negative'],
  },
  {
    kind: 'migration',
    title: 'The change from the old system goes wrong',
    threat: 'data or habits of the old system do not fit the new one, and there is no way back',
    likelihood: 4,
    impact: 4,
    when: ['migrates'],
    safeguards: [
      {
        by: ['processing-checks', 'integrity-check'],
        lacks: 'how it is checked that everything arrived',
        advice: 'Compare counts and samples with the old system before it is switched off.',
      },
      {
        by: ['undo', 'change-control'],
        lacks: 'how to go back',
        advice: 'Rehearse the change on a copy, and keep a way back until the new system has proved itself.',
      },
    ],
    tests: ['integration', 'regression'],
  },
  {
    kind: 'incompatibility',
    title: 'It does not work on a device, browser or version that people have',
    threat: 'somebody with another browser, screen, system or file version cannot use it',
    likelihood: 3,
    impact: 2,
    when: ['compatibility', 'exports + imports'],
    safeguards: [
      {
        by: ['vague + compatibility'],
        lacks: 'which versions are supported, and for how long',
        advice: 'List the supported versions, and test the oldest and newest of each.',
      },
    ],
    tests: ['regression', 'e2e'],
  },
]
