import { searchSettingsFault } from './search-settings.ts'

/** Operator settings with their defaults. A var or secret of the same name overrides each. `docs/operate.md` explains them. */
const numberDefaults = {
  UPLOADS_PER_HOUR: 30,
  GENERATIONS_PER_HOUR: 20,
  QA_GENERATIONS_PER_HOUR: 600,
  READINGS_PER_HOUR: 600,
  EXPORTS_PER_HOUR: 50,
  EXECUTIONS_PER_HOUR: 5,
  EXECUTIONS_PER_IP_PER_HOUR: 20,
  EXECUTIONS_PER_HOST_PER_HOUR: 60,
  QA_EXECUTIONS_PER_HOUR: 200,
  SIGN_INS_PER_HOUR: 60,
  SIGN_INS_PER_IP_PER_HOUR: 600,
  SIGN_INS_PER_ACCOUNT_PER_HOUR: 100,
  MAILS_PER_HOUR: 5,
  MAILS_PER_IP_PER_HOUR: 60,
  REGISTRATIONS_PER_HOUR: 1000,
  INVITATIONS_PER_HOUR: 1000,
  SESSIONS_PER_HOUR: 1000,
  MCP_CALLS_PER_HOUR: 3000,
  SOCKET_TICKETS_PER_HOUR: 600,
  TRIGGER_CALLS_PER_HOUR: 600,
  WEBHOOK_SENDS_PER_HOUR: 100,
  WEBHOOK_ATTEMPTS_PER_HOUR: 10_000,
  CASES_PER_RUN: 30,
  QA_CASES_PER_RUN: 500,
  MAX_FILE_MB: 25,
  CRAWL_PAGES: 1000,
  CRAWL_DELAY_MS: 500,
  DRIVE_FILES: 5000,
  EXAM_PACE_MS: 110,
  /** What models may cost in a calendar day in UTC, in US dollars: 0 gives visitors no model. */
  VISITORS_MODEL_USD_PER_DAY: 1,
  /** The same for each organization that has set nothing of its own: 0 sets no ceiling. */
  MODEL_USD_PER_DAY: 0,
  SEARCHES_PER_HOUR: 1000,
  PUBLIC_SEARCHES_PER_HOUR: 60,
  SHARE_OFFERS_PER_HOUR: 60,
  SHARE_OPENINGS_PER_HOUR: 120,
  SHARE_READS_PER_HOUR: 3000,
  /** Pieces of one base above which their vectors are looked for outside of its object. */
  VECTORS_ABOVE: 20_000,
  EMBEDDING_DIMENSIONS: 1024,
  CASE_TIMEOUT_SECONDS: 240,
  STEP_TIMEOUT_SECONDS: 30,
  GENERATION_TIMEOUT_SECONDS: 120,
  MODEL_TIMEOUT_SECONDS: 45,
  SEARCH_SERVICE_TIMEOUT_SECONDS: 5,
  WEBHOOK_TIMEOUT_SECONDS: 10,
  RUN_SILENCE_SECONDS: 120,
  EVIDENCE_RETENTION_DAYS: 30,
  RECORDING_RETENTION_DAYS: 30,
  SESSION_RETENTION_DAYS: 90,
  AGENT_RUN_RETENTION_DAYS: 90,
  BROWSERS: 10,
  BROWSER_LAUNCHES_PER_SECOND: 1,
} as const

const textDefaults = {
  MODEL: 'embedded',
  MODEL_NAME: '',
  MODEL_URL: '',
  MODEL_API_KEY: '',
  /** JSON of a model on this machine that `npm start` came across: `{ server, model, url, command }`. Counts with `LOCAL` alone. */
  MODEL_NEARBY: '',
  /** Names of models, joined by spaces, that organizations may choose beside the deployment's own. */
  MODELS_ALLOWED: '',
  /** JSON that overrides the price table of models. */
  MODEL_PRICES: '',
  /** What makes the vectors of texts: `embedded`, `workers-ai` or `openai-compatible`, with the model's name there. */
  EMBEDDINGS: 'embedded',
  EMBEDDING_MODEL: '',
  EMBEDDING_URL: '',
  EMBEDDING_API_KEY: '',
  /** Where vectors of large bases are looked for: `embedded` (in the object of the base) or `vectorize`. */
  VECTORS: 'embedded',
  /** What puts the best of what a search found into a better order: `off`, `workers-ai` or `compatible`, with the model's name there. */
  RERANKER: 'off',
  RERANKER_MODEL: '',
  RERANKER_URL: '',
  RERANKER_API_KEY: '',
  /** What searches the web for answers: `off`, or `searxng` at its address. */
  WEB_SEARCH: 'off',
  WEB_SEARCH_URL: '',
  AUTH_ISSUER: '',
  AUTH_AUDIENCE: 'tracewright',
  AUTH_JWKS_URL: '',
  /** We, as the issuer knows us: without an id people do not sign in by redirect. A public client has no secret. */
  AUTH_CLIENT_ID: '',
  AUTH_CLIENT_SECRET: '',
  /** What is asked for at sign-in by redirect. */
  AUTH_SCOPE: 'openid email profile',
  /** The claim that names a person's organizations; empty takes none. */
  AUTH_ORGANIZATIONS_CLAIM: '',
  /** We, as the vendor of drives knows us: without an id no drive can be connected. */
  DRIVE_CLIENT_ID: '',
  DRIVE_CLIENT_SECRET: '',
  /** Where it asks people, gives out tokens and takes them back, and where its drives are asked. */
  DRIVE_AUTHORIZE_URL: 'https://accounts.google.com/o/oauth2/v2/auth',
  DRIVE_TOKEN_URL: 'https://oauth2.googleapis.com/token',
  DRIVE_REVOKE_URL: 'https://oauth2.googleapis.com/revoke',
  DRIVE_API_URL: 'https://www.googleapis.com/drive/v3',
  /** Wraps signing keys at rest. */
  KEY_ENCRYPTION_SECRET: '',
  /** Signs evidence links and hashes addresses. */
  SIGNING_SECRET: '',
  /** Origins that may call authenticated operations from a browser, joined by spaces. */
  ALLOWED_ORIGINS: '',
  /** Hosts of this service, joined by spaces, beside the one that a caller uses: runs and web hooks go to none of them. */
  OWN_HOSTS: '',
  /** Where people reach this service: mailed links lead there, whatever host a request names. */
  PUBLIC_ORIGIN: '',
  /** The header in which whatever stands in front names the caller's address, over what the caller says; empty trusts none. */
  ADDRESS_HEADER: '',
  /** What whatever stands in front says with each request; empty asks for nothing. */
  FRONT_DOOR_SECRET: '',
  /** `open`, or `verified` by a mailed code; empty: verified where mail is delivered. */
  SESSION_LISTING: '',
  /** Where files are read instead of the Worker `extract`, and the token that its server asks for; `npm start` sets both. */
  EXTRACTOR_URL: '',
  EXTRACTOR_TOKEN: '',
  /** The proxies by which browsers of runs leave: to public addresses alone, and to private ones, too. Empty where the browsers' network judges; `npm start` sets both. */
  EGRESS_PUBLIC: '',
  EGRESS_PRIVATE: '',
  /** The address that mail comes from; needed beside the binding EMAIL. */
  MAIL_FROM: '',
} as const

const flagDefaults = {
  ALLOW_PRIVATE_TARGETS: false,
  /** Runs refuse answers that came from where they may not be led, whatever name was asked. */
  CHECK_ANSWERS: true,
  /** True under `npm start`: the demo account exists, development secrets are accepted, and limits of an hour that nobody set are wide. */
  LOCAL: false,
  /** `npm start` fills the organization of the demo account. No Worker reads it. */
  DEMO: true,
  /** Looks also for executions whose ids carry no check of this SIGNING_SECRET. */
  UNCHECKED_IDS: false,
  /** One line in the log for every request. */
  LOG_REQUESTS: true,
} as const

export type NumberSetting = keyof typeof numberDefaults
export type TextSetting = keyof typeof textDefaults
export type FlagSetting = keyof typeof flagDefaults
export type Settings = Readonly<
  Record<NumberSetting, number> & Record<TextSetting, string> & Record<FlagSetting, boolean>
>

/** On one machine the only callers are those who try the product out. A counter holds no more than fits into one row. */
const localLimit = (deployed: number) => Math.min(100 * deployed, 50_000)

/** A config may hold numbers and truth values as such: ignoring them would bring the default back without a word. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/**
 * Reads settings from vars and secrets. Throws on a number that is none, and on services for search that do not go together, so that a typo stops the Worker
 * at once instead of lifting a limit, or of searching in another way than was meant.
 */
export function readSettings(env: Readonly<Record<string, unknown>>): Settings {
  const given = (name: string) => textOf(env[name])
  const isWide = (name: string) => given('LOCAL') === 'true' && name.endsWith('_PER_HOUR')
  const settings: Record<string, number | string | boolean> = {}
  for (const [name, fallback] of Object.entries(numberDefaults)) {
    const value = Number(given(name) ?? (isWide(name) ? localLimit(fallback) : fallback))
    if (!Number.isFinite(value) || value < 0)
      throw new Error(`The setting ${name} must be a number of 0 or more`)
    settings[name] = value
  }
  for (const [name, fallback] of Object.entries(textDefaults)) settings[name] = given(name) ?? fallback
  for (const [name, fallback] of Object.entries(flagDefaults)) {
    settings[name] = (given(name) ?? String(fallback)) === 'true'
  }
  const fault = searchSettingsFault(settings as unknown as Settings)
  if (fault !== null) throw new Error(fault)
  return settings as unknown as Settings
}
