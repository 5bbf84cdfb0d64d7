import type { Priority } from '../../test-cases/schema.ts'
import type { RequirementCategory } from '../../requirement-reading/requirement-schema.ts'

/** Any of these words or phrases, each an expression, as whole words. */
const about = (...phrases: string[]): RegExp => new RegExp(String.raw`\b(?:${phrases.join('|')})\b`, 'i')

const categories: [RequirementCategory, RegExp][] = [
  [
    'performance',
    about(
      String.raw`(?:within|in (?:less than|under|at most)|no (?:more|longer) than)\s+[\d.,]+\s*(?:ms|milliseconds?|seconds?)`,
      'response time',
      'load time',
      'throughput',
      'concurrent',
      'simultaneous',
      'per second',
      'latency',
      'performance',
    ),
  ],
  [
    'accessibility',
    about(
      String.raw`accessib\w+`,
      'WCAG',
      'screen reader',
      'alt(?:ernative)? text',
      'contrast',
      'keyboard(?:-only| navigation)?',
      'aria',
    ),
  ],
  [
    'security',
    about(
      'passwords?',
      'passcode',
      'PIN',
      String.raw`authenticat\w+`,
      String.raw`authoriz\w+`,
      String.raw`authoris\w+`,
      'log(?:ged|s|ging)? ?in',
      'sign(?:ed|s|ing)? ?in',
      'lock(?:ed|s|out)?',
      'permissions?',
      'roles?',
      String.raw`encrypt\w*`,
      'token',
      'session expires',
      'injection',
      'two-factor',
      '2FA',
      'captcha',
      'administrators? (?:can|may)',
      String.raw`only (?:an? )?(?:admin\w*|manager|owner)\w*`,
    ),
  ],
  [
    'reliability',
    about(
      'uptime',
      'availability',
      'backup',
      String.raw`recover\w*`,
      'fail-?over',
      'retr(?:y|ies)',
      'data loss',
      String.raw`crash\w*`,
      'offline',
    ),
  ],
  [
    'usability',
    about(
      String.raw`usab\w+`,
      'user-friendly',
      'intuitive',
      'easy to use',
      'help text',
      'tool ?tip',
      'readable',
      'look and feel',
    ),
  ],
]
const critical = about(
  'critical',
  'vital',
  'safety',
  'payments?',
  'pay',
  'money',
  'transfer',
  String.raw`withdraw\w*`,
  'dose',
  'dosage',
  'medication',
  String.raw`allerg\w+`,
  'security',
  'legal',
  'fraud',
  'never',
  'lose',
  'loss',
)

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
