import { team } from './settings/team.ts'
import { keys } from './settings/keys.ts'
import { models } from './settings/models.ts'
import { readings } from './settings/readings.ts'
import { webhooks } from './settings/webhooks.ts'

export const texts = {
  title: 'Settings',
  signedInAs: 'Signed in as ',
  ofOrganization: 'Of the organization',
  ofYou: 'Of you',
  yourRole: (role: string) => `Your role: ${role}`,
  organization: 'Organization',
  switchTo: 'Switch to it',
  switching: 'Switching…',
  newOrganization: 'New organization',
  roleChanged: (role: string) =>
    `Your role in this organization is ${role} now. What you changed here and did not save may be refused; copy what you need of it.`,
  showMine: 'Show what I may do now',

  sections: {
    team: { title: 'Team', lead: 'Who works in this organization, and what each of them may do.' },
    teams: {
      title: 'Teams of websites',
      lead: 'A team is for websites that not every member shall see: its people see them, and admins do.',
    },
    general: {
      title: 'General',
      lead: 'What the organization is called, where its bills go, and how large it may become.',
    },
    accessKeys: {
      title: 'Access keys',
      lead: 'A key lets a machine or an AI assistant work in this organization: by the API, or by the tool endpoint /api/mcp.',
    },
    models: {
      title: 'Models',
      lead: 'Which language models work for this organization, and which instructions they get besides their task.',
    },
    readings: {
      title: 'Readings',
      lead: 'How sentences are read that automatic reading got wrong. A correction holds for every equal sentence in the texts of this organization.',
    },
    usage: {
      title: 'Usage',
      lead: 'What language models took for this organization, this month and before.',
    },
    webhooks: {
      title: 'Web hooks',
      lead: 'A web hook tells another system what happens in this organization: a run has finished, a member has changed.',
    },
    drive: {
      title: 'Drive',
      lead: 'The account whose folders flow into knowledge bases. Which folders, each base says itself.',
    },
    audit: {
      title: 'Audit log',
      lead: 'What was changed in this organization, when and by whom. Entries cannot be edited.',
    },
    account: { title: 'Account', lead: 'Who you are, and where you are signed in.' },
    newOrganization: {
      title: 'New organization',
      lead: 'An organization holds projects and the people who work on them. You will own this one.',
    },
  },

  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',
  email: 'E-mail',
  name: 'Name',
  roles: {
    viewer: 'viewer: reads',
    member: 'member: creates and edits',
    admin: 'admin: people, keys and settings too',
    owner: 'owner: everything',
  },

  team,

  general: {
    ownerOnly: 'An owner changes it.',
    billingEmail: 'E-mail for bills',
    tier: 'Tier',
    shortName: 'Short name: ',
    id: '. Id: ',
    limits: 'Limits',
    limitsHint:
      'They are those of the tier unless you set others; emptied, a limit follows the tier again. Lower ones take nothing away, but nothing can be added until there is room.',
    limitsOfOwners:
      'An owner sees and changes how many members and projects there may be, and how much storage.',
    maxMembers: 'Members and open invitations',
    maxProjects: 'Projects',
    maxStorage: 'Storage in GB',
    knowledgeBases: 'Knowledge bases',
    mayBePublic: 'may be opened to everyone',
  },

  keys,

  models,

  readings,

  usage: {
    adding: 'Adding up…',
    none: (month: string) => `No model was asked in ${month}. What the embedded engine does is not counted.`,
    inUtc: (month: string) => `${month} (UTC)`,
    tokensIn: 'Tokens in',
    tokensOut: 'Tokens out',
    cost: 'Cost',
    byDay: 'Tokens of each day',
    day: 'Day (UTC)',
    byModel: 'By model',
    byTask: 'By task',
    tokens: (into: string, out: string) => `${into} tokens in · ${out} out`,
    noPrice: 'no price known',
    months: 'The last six months',
    month: 'Month',
    noneBefore: 'No model was asked in these months.',
    most: (month: string, tokens: string, all: string) =>
      `Most was asked in ${month}: ${tokens} of ${all} tokens in six months.`,
  },

  webhooks,

  audit: { newest: 'Newest first', none: 'Nothing was changed yet.' },

  account: {
    you: 'You',
    comeFrom: 'Your name, your address and your password are kept by ',
    comeFromEnd: '. Change them there; what is changed shows here when you sign in the next time.',
    verified: 'verified',
    notVerified: 'not verified',
    sendMail: 'Send the mail',
    sendMailLabel: 'Send the mail to verify the address',
    mailSent: 'A mail with a link is on its way.',
    password: 'Password',
    current: 'Current password',
    fresh: 'New password',
    change: 'Change the password',
    changing: 'Changing…',
    changed: 'Your password was changed. You are signed out everywhere else.',
    signedIn: 'Signed in',
    nowhere: 'You are signed in nowhere.',
    program: 'A program with a token',
    since: 'since ',
    lastUsed: ' · last used ',
    thisOne: 'this one',
    signOut: 'Sign out',
    signOutOf: (device: string) => `Sign out ${device}`,
    signingOut: 'Signing out…',
    signedOut: 'Signed out there',
    strange: 'Something looks strange? Sign out everywhere and change your password.',
    everywhere: 'Sign out everywhere',
    everywhereTitle: 'Sign out everywhere?',
    everywhereText:
      'Every browser and program, this one too, has to sign in again. Access keys keep working.',
  },

  fresh: {
    slug: 'Short name',
    slugHint: 'Part of addresses: lower-case letters, digits and single hyphens, 2 to 63 characters.',
    create: 'Create the organization',
    creating: 'Creating…',
    created: 'The organization was created',
  },
}
