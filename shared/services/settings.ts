/** Operator settings with their defaults. A var or secret of the same name overrides each. `docs/operate.md` explains them. */
const numberDefaults = {
  UPLOADS_PER_HOUR: 30,
  GENERATIONS_PER_HOUR: 20,
  QA_GENERATIONS_PER_HOUR: 600,
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
  CASE_TIMEOUT_SECONDS: 240,
  STEP_TIMEOUT_SECONDS: 30,
  GENERATION_TIMEOUT_SECONDS: 120,
  MODEL_TIMEOUT_SECONDS: 45,
  WEBHOOK_TIMEOUT_SECONDS: 10,
  RUN_SILENCE_SECONDS: 120,
  EVIDENCE_RETENTION_DAYS: 30,
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
  /** Names of models, joined by spaces, that organizations may choose beside the deployment's own. */
  MODELS_ALLOWED: '',
  /** JSON that overrides the price table of models. */
  MODEL_PRICES: '',
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
  SESSION_LISTING: 'open',
  /** Where files are read instead of the Worker `extract`, and the token that its server asks for; `npm start` sets both. */
  EXTRACTOR_URL: '',
  EXTRACTOR_TOKEN: '',
  /** The address that mail comes from; needed beside the binding EMAIL. */
  MAIL_FROM: '',
} as const

const flagDefaults = {
  ALLOW_PRIVATE_TARGETS: false,
  /** Runs refuse answers that came from where they may not be led, whatever name was asked. */
  CHECK_ANSWERS: true,
  /** True under `npm start`: the demo account exists, development secrets are accepted, and limits of an hour that nobody set are wide. */
  LOCAL: false,
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

/** Reads settings from vars and secrets. Throws on a number that is none, so that a typo stops the Worker at once instead of lifting a limit. */
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
  return settings as unknown as Settings
}
