import { join } from 'node:path'
import { serveFolder } from '../../../bench/exam/serve-folder.ts'
import { calendarPages } from './calendar-pages.ts'
import { errs, holds, isFalse, passes } from './scenario.ts'
import { startBeside, startPages, testScenarios } from './support.ts'

const stage = startPages(calendarPages, (html) => `<!doctype html><title>t</title><body>${html}`)
const application = (name: string) =>
  startBeside(stage, () =>
    serveFolder(join(import.meta.dirname, '../../../bench/exam/applications', name, 'site')),
  )

const arrival = (value: string) => `The "Arrival" field contains "${value}"`
const departure = (value: string) => `The "Departure" field contains "${value}"`

const what = 'a day in words'

testScenarios(what, application('1/booking'), {
  'is picked in the calendar that its field opens, which is turned to its month': [
    passes('Open the page'),
    passes('Choose 20 May 2031 as the arrival date', arrival('20/05/2031')),
    passes('Pick 22 May as arrival and 25 May as departure', arrival('22/05/2031')),
    holds(departure('25/05/2031')),
    isFalse(departure('26/05/2031')),
    passes('Pick the 3rd of July as arrival', arrival('03/07/2031')),
    passes('Arrive on the 10th of August and leave on the 14th', departure('14/08/2031')),
  ],
  'is an error where the calendar does not offer it or goes no further': [
    passes('Open the page'),
    passes('Choose 20 May 2031 as the arrival date', arrival('20/05/2031')),
    errs('steps.not_filled', 'Choose 18 May 2031 as the departure date'),
    errs('steps.not_filled', 'Choose 20 December 2031 as the arrival date'),
    errs('steps.not_filled', 'Choose 20 March 2031 as the arrival date'),
    errs('steps.not_filled', 'Pick the 5th of January as arrival'),
    errs('steps.not_found', 'Pick the 5th of May as holiday'),
  ],
  'is one of the month that is shown where only its number is said': [
    passes('Open the page'),
    errs('steps.not_filled', 'Go for the 21st'),
    passes('Click the "Arrival" field'),
    passes('Pick the 10th', arrival('10/05/2031')),
    passes('Click the "Departure" field'),
    passes('Click 13', departure('13/05/2031')),
  ],
})

testScenarios(what, application('2/dates'), {
  'is found in calendars whose cells say their dates, and whose days of other months are there too': [
    passes('Open the page'),
    passes('Click the "Date" field'),
    passes('Click 2', 'The "Date" field contains "2026-03-02"'),
    passes('Pick 31 August 2026 as the Date', 'The "Date" field contains "2026-08-31"'),
    errs('steps.not_filled', 'Pick 20 June 2026 as the delivery day'),
    passes('Pick 15 June 2026 as the delivery day', 'The "Delivery day" field contains "2026-06-15"'),
    errs('steps.not_actionable', 'Pick 30 February 2026 as the Date'),
  ],
})

testScenarios(what, stage, {
  'is the value of a date field of the browser, which needs its month and year': [
    passes('Open "/native"'),
    passes('Choose 20 May 2031 as the arrival date', arrival('2031-05-20')),
    passes('Enter 21 May 2031 in the Arrival field', arrival('2031-05-21')),
    errs('steps.not_filled', 'Pick 22 May as arrival'),
    passes('Pick 22 May as departure', departure('2031-05-22')),
    errs('steps.not_filled', 'Pick the 22nd as departure'),
    errs('steps.not_filled', 'Pick 22 May 2033 as departure'),
  ],
  'is told from numbers of weeks, pages and minutes, and from a second calendar': [
    passes('Open "/plain"'),
    passes('Pick the 9th', '“picked 2031-02-09” is shown'),
    passes('Pick the 28th of February', '“picked 2031-02-28” is shown'),
    passes('Pick 5 March 2031', '“picked 2031-03-05” is shown'),
    errs('steps.ambiguous', 'Click 12'),
    passes('Pick the last day of April 2031', '“picked 2031-04-30” is shown'),
  ],
  'is in nobody knows which of two calendars': [
    passes('Open "/two"'),
    errs('steps.not_filled', 'Pick the 9th'),
    passes('Pick 9 March 2031', '“picked 2031-03-09” is shown'),
  ],
  'is nothing where no calendar is': [
    passes('Open "/none"'),
    errs('steps.not_filled', 'Pick the 9th'),
    errs('steps.not_found', 'Click 9'),
  ],
})
