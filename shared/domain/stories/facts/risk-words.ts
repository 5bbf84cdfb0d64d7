/** What goes wrong easily or badly, by the base forms of words that speak of it. */
const kinds: Readonly<Record<string, string>> = {
  security:
    'password passcode credential secret encrypt encryption decrypt authenticate authentication authorise authorize authorisation authorization permission privilege token certificate firewall vulnerability fraud signature impersonate captcha mfa 2fa sso',
  'personal data': 'gdpr hipaa privacy personal consent anonymise anonymize anonymisation patient biometric sensitive confidential pii',
  money: 'payment refund billing invoice charge payout payroll tax vat currency price pricing debit chargeback settlement',
  'data in place':
    'migrate migration backfill legacy irreversible irreversibly irrevocable permanent permanently schema backup restore rollback merge deduplicate purge bulk',
  'load and time':
    'performance latency concurrent concurrently concurrency simultaneous simultaneously parallel throughput scalable scalability scale real-time realtime millisecond asynchronous async queue cache caching race deadlock timeout retry',
  'law and rules':
    'compliance compliant comply legal law regulation regulatory regulator audit auditor retention accessibility wcag licence license statutory',
  compatibility: 'backward backwards compatible compatibility deprecate deprecated deprecation interoperable offline cross-browser',
  failure: 'failover outage downtime recover recovery resilience redundant redundancy rollout availability uptime',
} // prettier-ignore

const kindOf = new Map(
  Object.entries(kinds).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind] as const)),
)

/** The kind of risk that a word speaks of, in small letters or as its base form. */
export const riskOf = (...forms: string[]): string | undefined =>
  forms.map((form) => kindOf.get(form)).find((kind) => kind !== undefined)
