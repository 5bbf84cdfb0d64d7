import { many, number } from './many.ts'

const casesSaid = (count: number) => many(count, 'case', 'cases')

interface Place {
  row?: number
  line?: number
  path?: string
}

export const texts = {
  open: { import: 'Import', export: 'Export', scripts: 'Scripts', share: 'Share' },
  close: 'Close',
  download: 'Download',
  saved: (name: string) => `${name} is on its way to your downloads.`,
  allCases: (count: number) => `All ${casesSaid(count)}, as they stand here.`,
  onlyTicked: (count: number) =>
    count === 1 ? 'Only the ticked case' : `Only the ${number(count)} ticked cases`,

  importTitle: 'Import test cases',
  importHint:
    'CSV, Excel, Gherkin, JSON, or an export of Zephyr, Qase, Xray, TestRail, Azure DevOps or qTest. You see what is read before anything is added.',
  chooseFile: 'Choose a file',
  dropHint: 'or drop it here. Up to 10 MB and 1,000 cases.',
  file: (name: string) => `File: ${name}`,
  reading: 'Reading the file…',
  found: (count: number) => (count === 0 ? 'No case was found.' : `${many(count, 'case', 'cases')} found.`),
  readAs: (format: string) => `Read as ${format}.`,
  meant: 'How is the sheet meant?',
  layouts: {
    'row-per-case': (count: number) => `Each row is a case: ${casesSaid(count)}`,
    'row-per-step': (count: number) => `Each row is a step: ${casesSaid(count)}`,
  },
  notRead: (count: number) => many(count, 'thing to look at', 'things to look at'),
  place: ({ row, line, path }: Place) =>
    row !== undefined ? `Row ${row}:` : line !== undefined ? `Line ${line}:` : path ? `${path}:` : '',
  casesRead: 'What was read',
  steps: (count: number) => many(count, 'step', 'steps'),
  ready: 'ready for a browser',
  forPerson: 'for a person',
  why: 'Why, and what to say instead',
  say: (part: string, say: readonly string[]) => `In place of “${part}” say: ${say.join(' or ')}`,
  more: (count: number) => `Show more (${number(count)})`,
  add: (count: number) => `Add ${casesSaid(count)}`,
  adding: 'Adding…',
  added: (count: number) => `${casesSaid(count)} added.`,
  otherFile: 'Another file',

  exportTitle: 'Export test cases',
  format: 'Format',
  layout: 'File type',
  making: 'Making the file…',
  formats: {
    csv: { name: 'CSV', hint: 'For Excel and other spreadsheets' },
    gherkin: { name: 'Gherkin', hint: 'A feature file' },
    json: { name: 'JSON', hint: 'Everything, for programs' },
    xray: { name: 'Xray', hint: 'For Jira' },
    testrail: { name: 'TestRail', hint: 'CSV or XML' },
    azure: { name: 'Azure DevOps', hint: 'Test Plans' },
  },
  formatNames: {
    csv: 'a spreadsheet',
    gherkin: 'Gherkin',
    json: 'JSON',
    'tracker-xray': 'an export of Xray',
    testmgr: 'an export of TestRail',
    'devops-suite': 'an export of Azure DevOps',
  } as Readonly<Record<string, string>>,

  scriptsTitle: 'Browser tests as a project',
  scriptsHint:
    'A ZIP that you unpack, install and run. Steps that a script cannot do make their case a skipped one, with the reason.',
  scriptsSignIn:
    'Sign in to get these cases as a project for Playwright, Cypress, WebdriverIO or Selenium. Your session stays as it is.',
  signIn: 'Sign in',
  register: 'Create an account',
  framework: 'Framework',
  frameworks: {
    playwright: 'Playwright',
    cypress: 'Cypress',
    webdriverio: 'WebdriverIO',
    'selenium-python': 'Selenium with pytest',
    'selenium-java': 'Selenium with JUnit',
  },
  language: 'Language',
  languages: { typescript: 'TypeScript', javascript: 'JavaScript', python: 'Python', java: 'Java' },
  baseUrl: 'Page to test',
  baseUrlHint: 'Where the tests begin.',
  with: 'With',
  pageObjects: 'Page objects',
  helpers: 'Helpers',
  writing: 'Writing the project…',

  shareTitle: 'Share this session',
  shareHint:
    'Anyone with this link can read, change and delete the session. Nobody finds it without the link.',
  link: 'Link to this session',
  copy: 'Copy link',
  send: 'Send…',
  delete: 'Delete the session',
  deleteAsk: 'Delete this session?',
  deleteHint: 'Its text, cases and runs are gone for good, for everybody who has the link.',
  deleteNow: 'Delete for good',
  deleted: 'The session is deleted.',
}
