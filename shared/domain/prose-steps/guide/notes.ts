import type { GuideSection } from './types.ts'

/** What stands in steps beside names. */
export const values: readonly GuideSection[] = [
  {
    id: 'values',
    title: 'Secrets and dates',
    part: 'action',
    notes: [
      '`%NAME%` stands for a secret of the run.',
      '`%TODAY%` stands for the ISO date of the day on which the case starts, in the time zone of the run. Days (D), weeks (W), months (M) or years (Y) are added from left to right; a month that is too short gives its last day.',
    ],
    forms: [
      { goal: 'enter a secret', examples: ['Enter "%PASSWORD%" in the "Password" field'] },
      {
        goal: 'enter a date',
        examples: ['Enter "%TODAY+30D%" in the "Due" field', 'Enter "%TODAY-18Y+1D%" in the "Born" field'],
      },
    ],
  },
  {
    id: 'files',
    title: 'Files',
    notes: [
      'Files are made for the test: PDF, PNG, JPEG, GIF, WebP, SVG, TXT, MD, CSV, JSON, XML, HTML, ZIP, DOCX and XLSX are valid ones of exactly the size you say, any other name gets zeros.',
      'kB and MB are decimal, KiB and MiB binary, `2 MB plus 1 byte` is understood; without a size 1,000 bytes, or what the type needs. At most 60 MB and ten files a step.',
      'A file that a field does not offer (`accept`) is uploaded all the same, as a person can who passes the filter of the chooser; the step says that it was.',
    ],
    forms: [],
  },
  {
    id: 'look',
    title: 'What a look at a page lists',
    notes: [
      '`hidden` is not shown when the page is opened, and `disabled` is shown but cannot be used: an earlier step of the case has to change that.',
      '`revealedBy` is what has to be done, in this order, until a control is shown and can be used. The case does it in steps before the one that uses the control.',
      '`goneBy` lists acts of which each alone takes a control away or out of use. No case does one of them and then uses the control.',
    ],
    forms: [],
  },
]

/** What comes of a step. */
export const results: readonly GuideSection[] = [
  {
    id: 'verdicts',
    title: 'What a step ends as',
    notes: [
      'Passed: everything done, every expectation true.',
      'Failed: an expectation was checked and is false.',
      'Error: not understood, nothing that can be checked, not found, ambiguous or out of time. The message says how to say it better.',
      'A run with `assertionStrength` also says which steps would pass on a faulty page, and how to word them better. The first thing it tells of is a check that was true before its step did anything: such a check passes even if the step does nothing.',
    ],
    forms: [],
  },
  {
    id: 'healing',
    title: 'When a page was worded anew',
    notes: [
      'A name of which the page bears more than the step says is healed, too: [what is taken, and what never](#naming).',
      'A case that has passed remembers the elements it acted on. If one of them is gone, and exactly one element of its role is there that was not there before and is named like it, that one is used and the step is reported as healed, with both names. What is expected of the value or state of that same field is checked on it under its new name. No other check follows: a text that has changed is a failure.',
    ],
    forms: [],
  },
  {
    id: 'model',
    title: 'What only a model can read',
    notes: [
      'Where a model is configured, it is asked once about a sentence that no rule reads: `Pop the hat onto the basket`. It is shown the step, its test data with `%NAME%` in place of secrets, and an outline of the page. All it may do is say which words are what.',
      'Its reading counts only if the words bear it out: every name, value and expected text stands there as it is, every word is accounted for but for one verb in each clause, it denies and compares exactly as the sentence does, and it opens no address, answers no dialog and uploads nothing.',
      'Anything else is refused, and the step is the error that it is without a model. Targets are then found as strictly as ever, checks are the same checks, and nothing heals. `interpretedBy` says who has read the step.',
      'The expected result of a whole case is read by the rules alone.',
    ],
    forms: [],
  },
  {
    id: 'limits',
    title: 'Limits',
    notes: [
      'Of a list that draws a part of its rows, what is expected to be there is scrolled for. How many there are is what the list says itself (`aria-rowcount`, `aria-setsize`); without that, and for what shall be absent or shall hold of all rows, the step is an error unless what is found decides it.',
      'Frames of any origin count as parts of the page. A frame that cannot be read (crashed, refused, not answering) leaves every absence undecided, and one that is turned, scaled or zoomed cannot be clicked in.',
      'Generated CSS content is no text.',
      'A position on the page ("at the bottom of the page") is not checked, so it is refused; next to a field, and above or below a thing that is named, are.',
    ],
    forms: [],
  },
]
