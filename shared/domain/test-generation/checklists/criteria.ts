import type { RequirementCategory } from '../../requirement-reading/requirement-schema.ts'

/** One point of a checklist: what it rests on, and the words of a sentence that asks for it. */
export interface Criterion {
  name: 'script' | 'sql' | 'labels' | 'keyboard' | 'images' | 'page title'
  category: Extract<RequirementCategory, 'security' | 'accessibility'>
  basis: string
  words: string
  stated: RegExp
  expected: string
  /** What is entered, where it is about an input. */
  literal?: string
}

/** Words that ask for all points of accessibility. */
export const standard = /\bWCAG\b/

export const criteria: Criterion[] = [
  {
    name: 'script',
    category: 'security',
    literal: '<script>alert(1)</script>',
    expected: 'No dialog is shown',
    basis: 'OWASP Web Security Testing Guide, WSTG-INPV-01 and -02: input is never executed',
    words: 'markup is shown as text and never executed',
    stated: /<script|\b(?:markup|cross-site|XSS|scripts?|HTML)\b/i,
  },
  {
    name: 'sql',
    category: 'security',
    literal: "' OR 1=1 --",
    expected: 'No dialog is shown and "SQL" is not visible',
    basis: 'OWASP Web Security Testing Guide, WSTG-INPV-05: a quote in the input changes no query',
    words: 'a quote and a fragment of SQL are taken literally',
    stated: /\b(?:SQL|injections?|OR 1=1)\b/i,
  },
  {
    name: 'labels',
    category: 'accessibility',
    expected: '',
    basis: 'WCAG 2.2, 1.3.1 Info and Relationships, 3.3.2 Labels or Instructions, 4.1.2 Name, Role, Value',
    words: 'each input is found by its label',
    stated: /\blabels?\b|\baccessible name\b/i,
  },
  {
    name: 'keyboard',
    category: 'accessibility',
    expected: '',
    basis: 'WCAG 2.2, 2.1.1 Keyboard, 2.4.3 Focus Order',
    words: 'the Tab key reaches the inputs in the order of the text',
    stated: /\bkeyboard\b|\bfocus order\b/i,
  },
  {
    name: 'images',
    category: 'accessibility',
    expected: 'Every image has an alternative text',
    basis: 'WCAG 2.2, 1.1.1 Non-text Content',
    words: 'each image has an alternative text',
    stated:
      /\b(?:images?|pictures?|icons?|graphics?|photos?)\b.*\b(?:alternative texts?|text alternatives?|alt(?:-| )?texts?|alt attributes?)\b/i,
  },
  {
    name: 'page title',
    category: 'accessibility',
    expected: 'The page title is not empty',
    basis: 'WCAG 2.2, 2.4.2 Page Titled',
    words: 'the page has a title',
    stated:
      /\b(?:every|each|all|the) (?:web )?pages? (?:(?:must|shall|should) )?ha(?:s|ve) (?:[a-z]+ ){1,2}titles?\b/i,
  },
]
