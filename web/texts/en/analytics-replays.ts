import { count } from '../../parts/amounts.ts'
import { durationOf } from './duration.ts'

const many = (one: string, several: string) => (value: number) =>
  value === 1 ? `1 ${one}` : `${count(value)} ${several}`

/** Where in a recording something is: `1:05`. */
export function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`
}

const devices: Readonly<Record<string, string>> = { desktop: 'Desktop', mobile: 'Phone', tablet: 'Tablet' }

/** The list of recordings. */
export const list = {
  title: 'Recordings',
  lead: 'Visits as they looked to the visitor. What people typed is never recorded.',
  none: 'No visit has been recorded yet',
  noneOn:
    'A recording appears here about ten seconds after somebody opens a page with the snippet of the recorder.',
  noneOff:
    'Recording is switched off. In the settings you choose which part of the visits is recorded, and what is hidden.',
  toSettings: 'To the settings',
  watch: 'Watch the visit of',
  pages: 'From and to',
  device: 'Device',
  unknownPage: 'page unknown',
  duration: (ms: number) => durationOf(Math.max(0, Math.round(ms / 1000)) * 1000).replace(/^0 ms$/, '0 s'),
  events: many('event', 'events'),
  rage: many('rage click', 'rage clicks'),
  dead: many('dead click', 'dead clicks'),
  errors: many('error', 'errors'),
  quality: (score: number) => `Quality ${score} of 100`,
  qualityHint:
    'Quality says how much of a visit can be seen: up to 60 points for a recording without gaps, 20 for its length (a minute or more), and 20 for what the visitor did (20 actions or more).',
  states: {
    recording: 'Going on',
    finalized: 'Complete',
    failed: 'Cannot be played',
    '': 'Waits for its first page',
  } as Readonly<Record<string, string>>,
  deviceOf: (device: string, browser: string, country: string) =>
    [devices[device] ?? device, browser, country].filter(Boolean).join(' · '),
}

/** One recording and its player. */
export const texts = {
  title: 'Recording of a visit',
  back: 'All recordings',
  gone: 'There is no such recording',
  goneHint:
    'It may have been deleted, or its time is over: recordings are kept as long as the privacy policy of the website says.',
  notPlayable: 'This recording cannot be played',
  notPlayableWhy:
    'The first whole page of the visit never came, and everything after it is told as changes of that page. This happens where a visitor leaves at once or a request is lost on its way.',
  waiting: 'The first whole page of this visit has not come yet. Look again in a minute.',
  look: 'Look again',
  reading: (read: number, all: number) =>
    `Reading the recording… ${Math.floor((read / Math.max(1, all)) * 100)} %`,
  starting: 'Starting the player…',
  failed:
    'The player could not be started. Load the page again; if that does not help, the recording is damaged.',
  frame: 'The recorded page',
  controls: 'Player',
  play: 'Play',
  pause: 'Pause',
  replay: 'Play again',
  seek: 'Position',
  seekValue: (at: number, all: number) => `${clockOf(at)} of ${clockOf(all)}`,
  speed: 'Speed',
  speedOf: (times: number) => `${times} ×`,
  skip: 'Skip inactivity',
  skipping: 'Nothing happens here: going faster',
  gapSkipped: (ms: number) => `${durationOf(Math.round(ms / 1000) * 1000 || 1000)} are missing here`,
  beginsLate: (ms: number) =>
    `The first ${durationOf(Math.round(ms / 1000) * 1000 || 1000)} cannot be shown: the first whole page came only then.`,
  gaps: (times: number, ms: number) =>
    times === 1
      ? `A part of ${durationOf(Math.round(ms / 1000) * 1000 || 1000)} is missing: it never came. It is hatched below and left out.`
      : `${count(times)} parts, ${durationOf(Math.round(ms / 1000) * 1000 || 1000)} together, are missing: they never came. They are hatched below and left out.`,
  unsure: 'A part before this is missing, so the page may not look as it did.',
  lost: (chunks: number) =>
    chunks === 1
      ? 'A part of the recording is gone from the store, so some changes are not shown.'
      : `${count(chunks)} parts of the recording are gone from the store, so some changes are not shown.`,
  goesOn: 'The visit may still be going on. What comes later is shown after a reload.',
  pictures:
    'Pictures and fonts are not asked for from the website, so that nobody there learns of your watching. Grey areas stand in their place.',
  moments: 'What happened',
  noMoments: 'No page and no click was recorded.',
  momentsOf: { all: 'All', page: 'Pages', click: 'Clicks', rage: 'Rage', dead: 'Dead' },
  showMoments: 'Show',
  kinds: { page: 'Page', click: 'Click', rage: 'Rage click', dead: 'Dead click' },
  kindHints: {
    page: '',
    click: '',
    rage: 'Several clicks in anger on one spot',
    dead: 'The page did not answer',
  },
  jump: (at: number, what: string) => `${clockOf(at)} ${what}`,
  moreOf: (left: number) => `Show more of ${count(left)}`,
  noneOfKind: 'Nothing of this kind.',
  delete: 'Delete the recording',
  deleting: 'Deleting…',
  sure: {
    title: 'Delete this recording?',
    text: 'Its keys are destroyed at once, so nobody can read it again. What still comes of this visit is not kept.',
    action: 'Delete for good',
  },
  deleted: 'The recording was deleted.',
  facts: 'About the visit',
  started: 'Began',
  lasted: 'Lasted',
  came: 'Entry page',
  left: 'Last page',
  with: 'Device',
  state: 'State',
  shows: 'Shows',
  visitor: 'Visitor',
  toVisitor: 'What this visitor did',
  keys: {
    play: 'Play or pause',
    back: 'Five seconds back',
    on: 'Five seconds on',
  },
}
