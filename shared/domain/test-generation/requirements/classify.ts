import type { Priority } from '../../test-cases/schema.ts'
import type { RequirementCategory } from './schema.ts'

const categories: [RequirementCategory, RegExp][] = [
  [
    'performance',
    /\b(?:(?:within|in (?:less than|under|at most)|no (?:more|longer) than)\s+[\d.,]+\s*(?:ms|milliseconds?|seconds?)|response time|load time|throughput|concurrent|simultaneous|per second|latency|performance)\b/i,
  ],
  [
    'accessibility',
    /\b(?:accessib\w+|WCAG|screen reader|alt(?:ernative)? text|contrast|keyboard(?:-only| navigation)?|aria)\b/i,
  ],
  [
    'security',
    /\b(?:passwords?|passcode|PIN|authenticat\w+|authoriz\w+|authoris\w+|log(?:ged|s|ging)? ?in|sign(?:ed|s|ing)? ?in|lock(?:ed|s|out)?|permissions?|roles?|encrypt\w*|token|session expires|injection|two-factor|2FA|captcha|administrators? (?:can|may)|only (?:an? )?(?:admin\w*|manager|owner)\w*)\b/i,
  ],
  [
    'reliability',
    /\b(?:uptime|availability|backup|recover\w*|fail-?over|retr(?:y|ies)|data loss|crash\w*|offline)\b/i,
  ],
  [
    'usability',
    /\b(?:usab\w+|user-friendly|intuitive|easy to use|help text|tool ?tip|readable|look and feel)\b/i,
  ],
]
const critical =
  /\b(?:critical|vital|safety|payments?|pay|money|transfer|withdraw\w*|dose|dosage|medication|allerg\w+|security|legal|fraud|never|lose|loss)\b/i

export function categoryOf(statement: string): RequirementCategory {
  return categories.find(([, pattern]) => pattern.test(statement))?.[0] ?? 'functional'
}

/** Priority from the words of the text: an explicit mark first, then risk words, then the strength of the modal verb. */
export function priorityOf(statement: string): Priority {
  const marked =
    /\b(?:priority|prio)\s*[:=]?\s*(critical|high|medium|low)\b|\[(critical|high|medium|low)\]|\((critical|high|medium|low)(?: priority)?\)/i.exec(
      statement,
    )
  const word = (marked?.[1] ?? marked?.[2] ?? marked?.[3])?.toLowerCase()
  if (word === 'critical' || word === 'high' || word === 'medium' || word === 'low') return word
  if (critical.test(statement)) return 'critical'
  if (/\b(?:must|shall|required|mandatory|cannot|only|error|reject\w*)\b/i.test(statement)) return 'high'
  if (/\b(?:may|could|optional(?:ly)?|nice to have|would like)\b/i.test(statement)) return 'low'
  return 'medium'
}

/** What kind of thing a requirement is, where it says no more of its subject. */
export const subcategories = [
  'quality threshold',
  'state transition',
  'business rule',
  'scenario',
  'input validation',
  'error message',
  'outcome',
  'user story',
  'behaviour',
  'validation in code',
] as const

const kinds: ReadonlySet<string> = new Set(subcategories)

/** Whether a category only says of what kind a requirement is, and not what it is about. */
export const isSubcategory = (category: string): boolean => kinds.has(category) || /^API \w/.test(category)
