const open =
  'sessions by e-mail: open. Whoever knows an e-mail address sees how many public sessions were made with it, their states, numbers of cases and times; ids and titles only from the network address that made them. SESSION_LISTING=verified asks for a mailed code first.'
const verified =
  'sessions by e-mail: verified. Only whoever gives a code that was mailed to an address sees the public sessions made with it.'

/** The setting of a deploy that names none itself, neither in `config`, the vars of `api`, nor on the command line. */
export const listingVars = (config = {}) => ({ SESSION_LISTING: config.SESSION_LISTING ?? 'verified' })

/** One line that says who may list public sessions, and what that shows. */
export const listingMode = (mode) => (mode === 'open' ? open : verified)
