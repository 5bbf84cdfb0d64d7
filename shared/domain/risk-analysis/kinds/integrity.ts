import type { RiskKind } from './kind.ts'

/** Data that get lost, or are not what they seem. */
export const integrity: readonly RiskKind[] = [
  {
    kind: 'data-loss',
    title: 'Data are lost or damaged',
    threat: 'what was entered, received or kept is gone, incomplete or changed without anybody wanting that',
    likelihood: 3,
    impact: 4,
    when: [
      'deletes + stored',
      'imports + discarded',
      'imports',
      'discarded',
      'later-sent',
      'on-paper',
      'kept-for-ever + deletes',
      'last-known + syncs',
      'backup',
      'syncs + records',
      'syncs + stored',
      'imports + records',
      'migrates',
      'undo',
      'irreversible + deletes',
      'deletes + records',
      'retention + deletes',
      'stored + devices',
      'session-timeout + enters',
      'uploads + stored',
      'availability + records',
      'audit-protected',
      'stored + workflow',
    ],
    likelier: [
      { when: 'syncs', because: 'copies have to agree' },
      { when: 'migrates', because: 'data move from one system to another' },
      { when: 'imports', because: 'data come in many at once' },
    ],
    worse: [
      { when: 'health-data', because: 'treatment rests on the data' },
      { when: 'irreversible', because: 'it cannot be undone' },
    ],
    safeguards: [
      {
        by: ['backup', 'undo'],
        lacks: 'how lost data are brought back',
        advice: 'Demand backups with a period and a tested way back.',
      },
      {
        by: ['integrity-check', 'processing-checks'],
        lacks: 'how it is noticed that data are incomplete',
        advice: 'Compare counts and checksums before and after, and report every record that was not taken.',
      },
      {
        by: ['confirms + deletes', 'undo', 'confirms + irreversible'],
        lacks: 'what keeps people from deleting by mistake',
        advice: 'Ask before data are deleted, and keep them recoverable for a time.',
      },
    ],
    tests: ['functional', 'negative', 'integration'],
  },
  {
    kind: 'inconsistent-data',
    title: 'Two places tell different things',
    threat: 'copies, caches or systems that should agree do not, and people act on the wrong one',
    likelihood: 3,
    impact: 3,
    when: [
      'last-known',
      'on-paper',
      'syncs',
      'syncs + external-service',
      'imports + external-service',
      'inventory + external-service',
      'migrates + external-service',
      'records + external-service + workflow',
    ],
    worse: [
      { when: 'health-data', because: 'treatment rests on the data' },
      { when: 'money', because: 'it is about money' },
    ],
    safeguards: [
      {
        by: ['concurrent + syncs', 'fault-handling + syncs'],
        lacks: 'which side wins when both have changed',
        advice: 'Name the leading system for each field, and what happens with a conflict.',
      },
      {
        by: ['processing-checks', 'monitoring'],
        lacks: 'how a difference is noticed',
        advice: 'Compare both sides regularly and report what differs.',
      },
    ],
    tests: ['integration', 'e2e'],
  },
  {
    kind: 'wrong-identity',
    title: 'Something is attached to the wrong person or thing',
    threat: 'a record, sample, payment or item is taken for that of somebody or something else',
    likelihood: 3,
    impact: 4,
    when: ['identifies', 'accuracy + personal-data', 'imports + name-of-person'],
    worse: [
      { when: 'health-data', because: 'the wrong person would be treated' },
      { when: 'physical-safety', because: 'somebody could be hurt' },
    ],
    safeguards: [
      {
        by: [
          'confirms + identifies',
          'error-named + identifies',
          'input-checked + identifies',
          'approval + identifies',
        ],
        lacks: 'what happens when the identification does not fit or is ambiguous',
        advice: 'Use two independent features to identify, and refuse to go on when they disagree.',
      },
      {
        by: ['audit-demanded'],
        lacks: 'how a mix-up is found and corrected',
        advice: 'Record each assignment, and give a way to correct it that leaves a trace.',
      },
    ],
    tests: ['functional', 'negative'],
  },
  {
    kind: 'wrong-report',
    title: 'Figures or results that people rely on are wrong or incomplete',
    threat: 'a report, export or list leaves something out or counts it twice, and decisions are made on it',
    likelihood: 2,
    impact: 3,
    when: ['on-paper + computes', 'reports', 'exports + reports'],
    worse: [
      { when: 'money', because: 'it is about money' },
      { when: 'legal-duty', because: 'a duty of law rests on it' },
    ],
    safeguards: [
      {
        by: ['processing-checks'],
        lacks: 'how the figures are checked',
        advice: 'Compare totals with a count made another way, with empty, single and very many records.',
      },
    ],
    tests: ['functional', 'boundary'],
  },
]
