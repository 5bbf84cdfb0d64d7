import { count } from '../../parts/amounts.ts'

const visitors = (many: number) => (many === 1 ? '1 visitor' : `${count(many)} visitors`)
const pageviews = (many: number) => (many === 1 ? '1 page view' : `${count(many)} page views`)

/** The list of websites, and what their pages share. */
export const texts = {
  title: 'Websites',
  lead: 'How many people visit your websites, counted without cookies.',
  nobodys: 'You belong to no organization yet',
  nobodysHint: 'Websites belong to an organization. Create one, or ask for an invitation.',
  toSettings: 'To the settings',
  new: 'New website',
  none: 'There are no websites yet',
  noneHint:
    'Add your website and put one line into its pages. From then on you see here how many people visit it, what they read, and where they come from.',
  guide: 'How it works',
  noneForViewer: 'Members add websites. You will see them here.',
  first: 'Add the first one',
  noDomain: 'no domain yet',
  lastDays: 'last 7 days',
  pageviews,
  visitors,
  unknownFigures: 'The figures could not be read.',
  moreOf: (left: number) => `Show more of ${count(left)}`,
  dashboard: 'Dashboard',
  heatmaps: 'Heatmaps',
  settings: 'Settings',
  gone: 'There is no such website',
  goneHint: 'It may have been removed, or it belongs to an organization that you are not in.',
  toAll: 'To all websites',
}

export const newWebsite = {
  title: 'New website',
  name: 'Name',
  domain: 'Domain',
  domainHint: 'Such as example.com. Of an address that you paste the host is kept.',
  timezone: 'Time zone',
  timezoneHint: 'In which its days begin, such as Europe/Berlin.',
  create: 'Add the website',
  creating: 'Adding…',
  cancel: 'Cancel',
}

export const snippet = {
  title: 'Snippet',
  what: 'Put this line into every page, best between <head> and </head>. It sets no cookie and takes less than 3 KB.',
  name: 'the snippet',
  waiting: 'No hit has come yet. This line changes by itself once somebody opens a page with the snippet.',
  come: (many: number) => (many === 1 ? '1 hit has come.' : `${count(many)} hits have come.`),
  onlyDropped: (many: number) =>
    `${many === 1 ? '1 hit has come, but it was' : `${count(many)} hits have come, but none of them was`} counted. The account of hits on the dashboard says why.`,
}

const times = (many: number) => (many === 1 ? '1 hit' : `${count(many)} hits`)

/** What became of hits, in words. */
export const ledger = {
  title: 'Account of hits',
  lead: 'Every hit that has ever come, in whichever range and filter.',
  received: 'Received',
  stored: 'Stored',
  dropped: 'Not counted',
  balance: 'Received is always what was stored and what was not counted together.',
  why: 'Why hits were not counted',
  none: 'Every hit that came was counted.',
  times,
  reasons: {
    duplicate: 'The same hit came again, and counts once',
    expired: 'It came too long after it happened',
    bot: 'Robots: the browser called itself one',
    dnt: 'The visitor asked not to be tracked (Do Not Track)',
    gpc: 'The visitor objects to being tracked (Global Privacy Control)',
    no_consent: 'It came without consent, which your policy demands',
    ip_blocked: 'The address is blocked by your rules',
    country_blocked: 'The country is blocked by your policy',
    path_blocked: 'The path is blocked by your rules',
    hostname_blocked: 'The host is not among those that your rules allow',
    referrer_spam: 'The referrer is blocked by your rules',
    erased: 'The visitor had been erased when it came',
    clock: 'The clock of the sender was too far off',
  } as Readonly<Record<string, string>>,
}
