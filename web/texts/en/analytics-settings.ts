import type { RuleName } from '../../areas/analytics/settings/change.ts'

export const details = {
  title: 'About the website',
  save: 'Save',
  saving: 'Saving…',
  saved: 'The website was saved.',
  onlyReads: 'Members change the settings of websites. You can see them.',
}

export const rules = {
  title: 'What does not count',
  lead: 'One entry in each line; * stands for anything. What you change holds for hits that come a minute later.',
  names: {
    blockedIps: 'Blocked addresses',
    blockedPaths: 'Blocked paths',
    blockedReferrers: 'Blocked referrers',
    allowedHostnames: 'Allowed hosts',
  } satisfies Record<RuleName, string>,
  hints: {
    blockedIps: 'Addresses and networks, such as 192.0.2.7 or 192.0.2.0/24. Your own office, for example.',
    blockedPaths: 'Such as /admin/*.',
    blockedReferrers: 'Hosts, with all below them, such as spam.example.',
    allowedHostnames: 'With none here, hits of all hosts count.',
  } satisfies Record<RuleName, string>,
  nothing: 'None',
  save: 'Save the rules',
  saving: 'Saving…',
  saved: 'The rules were saved.',
}

export const recording = {
  title: 'Recordings of visits',
  lead: 'What visitors do on your pages, to be played again. What they type never leaves the page; what else is hidden the privacy policy says. Recordings are kept for 30 days at most.',
  what: 'Put this line behind the other one into every page that is to be recorded.',
  name: 'the line of the recorder',
  enabled: 'Record visits',
  sampleRate: 'How many of the visits, in percent',
  maxDuration: 'For how long at most, in minutes',
  blockSelector: 'What is left out',
  blockHint: 'A CSS selector, such as .private, #account. Where it cannot be read nothing is recorded.',
  on: 'Visits are recorded.',
  off: 'Visits are not recorded.',
  save: 'Save how visits are recorded',
  saving: 'Saving…',
  saved: 'How visits are recorded was saved.',
}

export const policy = {
  title: 'Privacy policy',
  lead: 'What you promise your visitors, and what is kept to from then on. Everybody can read it:',
  address: 'the address of the policy',
  look: 'See it as visitors do',
  onlyAdmins: 'Admins change the privacy policy.',
  ipHandling: 'How much of an address tells visitors apart',
  ipHint:
    'Addresses are never stored. What is left of them here makes a name for each visitor, from which it cannot be read.',
  ipHandlings: {
    full: 'All of it',
    truncate: 'Its network only: some visitors become one',
    discard: 'Nothing: all who use the same browser become one visitor',
  },
  visitorPeriod: 'For how long a visitor is known again',
  periods: { day: 'A day', week: 'A week', month: 'A month' },
  retentionDays: 'For how many days hits are kept',
  retentionHint: 'Leave it empty to keep them.',
  replayMasking: 'What recordings of visits hide',
  maskingHint: 'What is typed is hidden in any case.',
  maskings: { strict: 'All texts of the pages', moderate: 'What visitors type and choose' },
  promises: 'Whose hits do not count',
  promiseNames: {
    respectDnt: 'Of visitors who ask not to be tracked (Do Not Track)',
    respectGpc: 'Of visitors who object to tracking (Global Privacy Control)',
    requireConsent: 'Of visitors who have not agreed: your pages tell so with each hit',
  },
  chosen: 'On',
  notChosen: 'Off',
  blockedCountries: 'Countries whose hits do not count',
  countriesHint: 'Codes of two letters, such as DE, FR.',
  contactEmail: 'E-mail address for questions',
  text: 'Your own words',
  textHint: 'Shown above what is said here.',
  save: 'Save the policy',
  saving: 'Saving…',
  saved: 'The policy was saved.',
}

/** The same, as visitors read it. */
export const publicPolicy = {
  title: 'What this website counts of your visit',
  what: 'This website counts visits with Tracewright. That sets no cookie and stores no address of yours.',
  ipHandlings: {
    full: 'Your address and browser make a name for you, from which neither can be read, so that two visits of yours are known as one visitor’s. The address itself is not stored.',
    truncate:
      'The network that you come from and your browser make a name for you, from which neither can be read. Your address itself is not used, and is not stored.',
    discard:
      'Nothing of your address is used: all who use the same browser as you are counted as one visitor.',
  },
  periods: {
    day: 'After a day you are somebody new: yesterday’s visits and today’s cannot be brought together.',
    week: 'After a week you are somebody new.',
    month: 'After a month you are somebody new.',
  },
  kept: 'What was counted is kept.',
  keptFor: (days: number) =>
    days === 1 ? 'What was counted is kept for a day.' : `What was counted is kept for ${days} days.`,
  promises: {
    respectDnt: 'Visitors who ask not to be tracked (Do Not Track) are not counted.',
    respectGpc: 'Who objects to tracking (Global Privacy Control) is not counted.',
    requireConsent: 'Only who has agreed is counted.',
  },
  countries: (names: string) => `Visits from these countries are not counted: ${names}.`,
  contact: 'Questions:',
  changed: 'Changed last on',
  gone: 'There is no such website',
  goneHint: 'The link may be incomplete, or the website is not counted any more.',
}
