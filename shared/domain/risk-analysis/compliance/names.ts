/** The frameworks that texts are held against, as answers name them, and how else people call them. Kept apart from the controls, so that whoever only checks a name does not carry these. */
export const frameworkNames: Readonly<Record<string, readonly string[]>> = {
  GDPR: [
    'General Data Protection Regulation',
    'EU GDPR',
    'DSGVO',
    'RGPD',
    'Regulation (EU) 2016/679',
    'Datenschutz-Grundverordnung',
  ],
  HIPAA: [
    'Health Insurance Portability and Accountability Act',
    'HIPAA Security Rule',
    'HIPAA Privacy Rule',
    '45 CFR 164',
    '45 CFR Part 164',
  ],
  'PCI DSS 4.0.1': ['PCI DSS', 'PCI', 'Payment Card Industry Data Security Standard'],
  'SOC 2': [
    'SOC 2 Type I',
    'SOC 2 Type II',
    'SOC 2 Type 1',
    'SOC 2 Type 2',
    'Trust Services Criteria',
    'TSC',
  ],
  'ISO 27001:2022': ['ISO 27001', 'ISO/IEC 27001', 'ISO/IEC 27001 Annex A', 'ISO 27001 Annex A'],
  'WCAG 2.2 AA': ['WCAG', 'WCAG AA', 'Web Content Accessibility Guidelines'],
}

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\d]/gu, '')

/** A version behind a name, with or without a level: "4.0.1", ":2022", "v4", "2.1 level AA". */
const version = /[\s:,-]*(?:v(?:ersion)?\.?\s*)?\d+(?:\.\d+)*\s*(?:level\s*)?(?:\bA{1,3})?$/iu
const longest = 200

/** The framework that a name means, without regard to case, blanks, marks and version; undefined where there is none. */
export function frameworkOf(name: string): string | undefined {
  if (name.length > longest) return undefined
  const written = plain(name)
  const stripped = plain(name.trim().replace(version, ''))
  const entries = Object.entries(frameworkNames)
  const known = (asked: string) =>
    entries.find(([framework, others]) => [framework, ...others].some((one) => plain(one) === asked))?.[0]
  return known(written) ?? known(stripped)
}
