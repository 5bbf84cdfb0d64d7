import type { RiskKind } from './kind.ts'

/** Who gets in, what they do there, and whether that can be shown. */
export const access: readonly RiskKind[] = [
  {
    kind: 'access-without-right',
    title: 'Somebody does or sees what their role does not allow',
    threat: 'a rule of who may do what is missing or enforced in the page only, and somebody goes around it',
    likelihood: 3,
    impact: 4,
    when: [
      'overrides + physical-safety',
      'overrides + records',
      'broad-access',
      'guessable',
      'shared-secret',
      'self-service-check + roles',
      'no-guard + credentials',
      'no-guard + personal-data',
      'staff + credentials + remote',
      'roles',
      'own-data',
      'approval',
      'credentials + records',
      'emergency-access',
      'account-lifecycle',
      'privileged',
      'confidential',
    ],
    likelier: [{ when: 'emergency-access', because: 'there is a way around the rules' }],
    worse: [
      { when: 'health-data', because: 'it is about health' },
      { when: 'money-moves', because: 'money can be moved by it' },
      { when: 'physical-safety', because: 'somebody could be hurt' },
    ],
    safeguards: [
      {
        by: ['role-based', 'least-privilege'],
        lacks: 'which roles there are and what each may do',
        advice:
          'Write a matrix of roles and actions, enforce it on the server, and test each refusal by a direct request.',
      },
      {
        by: ['access-revoked', 'account-lifecycle'],
        lacks: 'how rights end when somebody leaves or changes',
        advice: 'Take rights away at once when somebody leaves or changes their task.',
      },
      {
        by: ['audit-demanded'],
        lacks: 'what is recorded of it',
        advice: 'Record who did what, also attempts that were refused.',
      },
    ],
    tests: ['security', 'negative'],
  },
  {
    kind: 'account-takeover',
    title: 'Somebody signs in as somebody else',
    threat: 'an account, session or reset link is guessed, stolen or left open',
    likelihood: 3,
    impact: 4,
    when: [
      'shared-secret',
      'guessable + @credentials',
      'credentials',
      'password',
      'mfa',
      'session-timeout',
      'lockout',
    ],
    worse: [
      { when: 'money-moves', because: 'money can be moved by it' },
      { when: 'health-data', because: 'it opens data about health' },
      { when: 'privileged', because: 'it opens the rights of an administrator' },
    ],
    safeguards: [
      { by: ['mfa'], lacks: 'a second factor', advice: 'Demand a second factor, at least for what matters.' },
      {
        by: ['lockout'],
        lacks: 'what happens after failed attempts',
        advice: 'Slow down and lock out repeated attempts, without telling which accounts exist.',
      },
      {
        by: ['session-timeout'],
        lacks: 'when a session ends',
        advice: 'End sessions after idle time, and all of them when the password changes.',
      },
      {
        by: ['password-rules', 'password-hashed'],
        lacks: 'how passwords are chosen and kept',
        advice: 'Set a least length, refuse known passwords and keep only slow salted hashes.',
      },
    ],
    tests: ['security', 'negative'],
  },
  {
    kind: 'malicious-content',
    title: 'Harmful content gets in through what people enter or upload',
    threat: 'a file, text or address that somebody sends runs as code, spreads malware or offends others',
    likelihood: 3,
    impact: 4,
    when: [
      'uploads',
      'free-text + enters',
      'malware',
      'imports + external-service',
      'free-text + shares',
      'free-text + uploads',
    ],
    safeguards: [
      {
        by: ['malware', 'input-checked + uploads'],
        lacks: 'which files are taken, how large, and how they are checked',
        advice:
          'Allow listed file types and sizes only, check the content and not the name, and scan for malware.',
      },
      {
        by: ['input-checked + free-text', 'secure-development'],
        lacks: 'how entered text is made harmless',
        advice:
          'Escape everything that is shown again, and bind values in queries; test with scripts and quotes.',
      },
      {
        by: ['human-review + free-text', 'roles + free-text', 'approval + free-text', 'approval + uploads'],
        lacks: 'who removes what must not be there',
        advice: 'Give a way to report and remove content.',
      },
    ],
    tests: ['security', 'negative'],
  },
  {
    kind: 'no-proof',
    title: 'Nobody can show afterwards who did what',
    threat: 'an action that matters leaves no trace, or one that can be changed, so that it can be denied',
    likelihood: 3,
    impact: 3,
    when: [
      'overrides + records',
      'overrides + reports',
      'shared-secret',
      'self-service-check',
      'counts-as',
      'self-service-check + signs',
      'audit',
      'signs',
      'approval',
      'legal-duty + records',
      'money-moves + approval',
      'workflow + legal-duty',
      'emergency-access',
      'health-data + stored',
      'consent',
    ],
    worse: [
      { when: 'legal-duty', because: 'the law asks for proof' },
      { when: 'health-data', because: 'it is about treatment' },
      { when: 'money-moves', because: 'it is about money' },
    ],
    safeguards: [
      {
        by: ['audit-demanded'],
        lacks: 'what is recorded of each action',
        advice: 'Record who, what, when and the values before and after.',
      },
      {
        by: ['audit-protected'],
        lacks: 'what keeps the record from being changed',
        advice: 'Keep the record where nobody who acts can change it, and test that.',
      },
      {
        by: ['log-kept', 'retention'],
        lacks: 'how long the record is kept',
        advice: 'Say how long it is kept.',
      },
    ],
    tests: ['security', 'functional'],
  },
]
