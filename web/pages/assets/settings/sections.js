/**
 * The parts of the settings in the order of their list. A part without `role` belongs to the person, the others to members with at least that role.
 * Each is loaded when it is opened; it makes its elements from who is signed in and which organization is meant.
 */
export const sections = [
  {
    id: 'team',
    title: 'Team',
    lead: 'Who works in this organization, and what each of them may do.',
    role: 'viewer',
    load: async () => (await import('./team.js')).team,
  },
  {
    id: 'general',
    title: 'General',
    lead: 'What the organization is called, where its bills go, and how large it may become.',
    role: 'admin',
    load: async () => (await import('./general.js')).general,
  },
  {
    id: 'access-keys',
    title: 'Access keys',
    lead: 'A key lets a machine or an AI assistant work in this organization: by the API, or by the tool endpoint /api/mcp.',
    role: 'admin',
    load: async () => (await import('./access-keys.js')).accessKeys,
  },
  {
    id: 'models',
    title: 'Models',
    lead: 'Which language models work for this organization, and what they are told beside their task.',
    role: 'viewer',
    load: async () => (await import('./models.js')).models,
  },
  {
    id: 'usage',
    title: 'Usage',
    lead: 'What language models took for this organization in the current billing period.',
    role: 'viewer',
    load: async () => (await import('./usage.js')).usage,
  },
  {
    id: 'webhooks',
    title: 'Web hooks',
    lead: 'A web hook tells another system what happens in this organization: a run has finished, a member has changed.',
    role: 'admin',
    load: async () => (await import('./webhooks.js')).webhooks,
  },
  {
    id: 'audit',
    title: 'Audit log',
    lead: 'What was changed in this organization, when and by whom. Entries cannot be edited.',
    role: 'admin',
    load: async () => (await import('./audit.js')).audit,
  },
  {
    id: 'account',
    title: 'Account',
    lead: 'Who you are, your password, and where you are signed in.',
    load: async () => (await import('./account.js')).account,
  },
  {
    id: 'new-organization',
    title: 'New organization',
    lead: 'An organization holds projects and the people who work on them. You will own this one.',
    isUnlisted: true,
    load: async () => (await import('./new-organization.js')).newOrganization,
  },
]
