import type { GuideForm } from './types.ts'

/** What is expected around the page: its address, browser tabs, dialogs, downloads and answers of the server. */
export const surroundings: readonly GuideForm[] = [
  {
    goal: 'an address or title',
    examples: [
      'The URL contains "/done"',
      'The URL ends with "/done"',
      'The URL is "/done"',
      'The user is redirected to "/welcome"',
      'The page title is "Shop"',
      'The page title is not empty',
    ],
  },
  {
    goal: 'a page by its name',
    examples: ['The dashboard page is shown', 'The user is redirected to the "Welcome" page'],
    note: 'The title, main heading or path says so; where none does, nothing is decided.',
  },
  {
    goal: 'another browser tab',
    examples: ['A new tab opens', 'The page "/help" opens in a new tab', 'No new tab opens'],
  },
  {
    goal: 'a browser dialog',
    examples: ['A dialog says "Sure?"', 'No dialog is shown'],
  },
  {
    goal: 'a download',
    examples: ['A file "report.csv" is offered for download', 'No file is downloaded'],
  },
  {
    goal: 'answers of the server',
    examples: ['The page answers with status 404', 'The POST request to "/orders" answers with status 201'],
  },
  {
    goal: 'a clean console',
    examples: ['There are no console errors', 'The console shows the error "Broken pipe"'],
    note: 'Since the case began.',
  },
]
