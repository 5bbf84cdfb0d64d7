import * as oauth from 'oauth4webapi'
import { DriveFault } from './drive-fault.ts'
import type { Settings } from './settings.ts'

/** Reads all that whoever consents may see, and changes nothing. */
const scope = 'https://www.googleapis.com/auth/drive.readonly'
const longestWaitMs = 10_000

/** One way to the vendor and back. */
export interface DriveConsent {
  redirectUri: string
  state: string
  /** Of PKCE (RFC 7636). */
  verifier: string
}

export interface DriveGrant {
  accessToken: string
  /** Good until somebody takes it away. */
  refreshToken: string
}

/** What came back is no consent: the person said no, took out the permission to read, or what they bring was not made for this. */
export class ConsentFault extends Error {
  override readonly name = 'ConsentFault'
  readonly reason: 'denied' | 'incomplete' | 'expired' | 'refused'

  constructor(reason: ConsentFault['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** We and the vendor, as the protocol calls us. */
function partiesOf(settings: Settings) {
  const { DRIVE_CLIENT_ID: clientId, DRIVE_CLIENT_SECRET: secret } = settings
  const server: oauth.AuthorizationServer = {
    issuer: new URL(settings.DRIVE_AUTHORIZE_URL).origin,
    authorization_endpoint: settings.DRIVE_AUTHORIZE_URL,
    token_endpoint: settings.DRIVE_TOKEN_URL,
    revocation_endpoint: settings.DRIVE_REVOKE_URL,
  }
  const us: oauth.Client = { client_id: clientId }
  return { server, us, proof: secret === '' ? oauth.None() : oauth.ClientSecretPost(secret) }
}

const optionsFor = (address: string) => ({
  // The operator names a plain address only for a server of their own.
  [oauth.allowInsecureRequests]: address.startsWith('http:'),
  signal: () => AbortSignal.timeout(longestWaitMs),
})

/**
 * How access to a drive is asked for, renewed and given back: OAuth 2.0 with authorization code and PKCE (RFC 6749, 7636), revocation (RFC 7009), and the
 * parameters that Google asks for ("Using OAuth 2.0 for web server applications"). Throws `ConsentFault` and `DriveFault`.
 */
export function driveConsent(settings: Settings) {
  const parties = partiesOf(settings)
  const ofTokens = optionsFor(settings.DRIVE_TOKEN_URL)
  return {
    consentAddress: (consent: DriveConsent) => consentAddress(settings, consent),

    /** What a person who came back has agreed to. `returned` is the query that they came back with. */
    exchange: (consent: DriveConsent, returned: URLSearchParams): Promise<DriveGrant> =>
      exchange(parties, ofTokens, { consent, returned }),

    /** A new access token. Throws `revoked` where the refresh token is good no more. */
    async refresh(refreshToken: string): Promise<string> {
      const { server, us, proof } = parties
      try {
        const answer = await oauth.refreshTokenGrantRequest(server, us, proof, refreshToken, ofTokens)
        return (await oauth.processRefreshTokenResponse(server, us, answer)).access_token
      } catch (error) {
        throw refreshFaultOf(error)
      }
    },

    /** Gives a token back. False where the vendor did not say that it is worth nothing now. */
    async revoke(refreshToken: string): Promise<boolean> {
      const { server, us, proof } = parties
      try {
        const options = optionsFor(settings.DRIVE_REVOKE_URL)
        const answer = await oauth.revocationRequest(server, us, proof, refreshToken, options)
        await oauth.processRevocationResponse(answer)
        return true
      } catch (error) {
        return error instanceof oauth.ResponseBodyError && error.error === 'invalid_token'
      }
    },
  }
}

/** Where a person's browser goes to be asked. They are asked each time: only then a refresh token is given. */
async function consentAddress(
  settings: Settings,
  { redirectUri, state, verifier }: DriveConsent,
): Promise<string> {
  const url = new URL(settings.DRIVE_AUTHORIZE_URL)
  const asked = {
    client_id: settings.DRIVE_CLIENT_ID,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    access_type: 'offline',
    prompt: 'consent',
  }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  return url.href
}

async function exchange(
  { server, us, proof }: ReturnType<typeof partiesOf>,
  options: ReturnType<typeof optionsFor>,
  { consent, returned }: { consent: DriveConsent; returned: URLSearchParams },
): Promise<DriveGrant> {
  const { redirectUri, state, verifier } = consent
  try {
    const checked = oauth.validateAuthResponse(server, us, returned, state)
    const answer = await oauth.authorizationCodeGrantRequest(
      server,
      us,
      proof,
      checked,
      redirectUri,
      verifier,
      options,
    )
    return grantOf(await oauth.processAuthorizationCodeResponse(server, us, answer))
  } catch (error) {
    throw consentFaultOf(error)
  }
}

/** People may leave out what they are asked for, and consent to nothing. */
function grantOf({
  access_token: accessToken,
  refresh_token: refreshToken,
  scope: granted,
}: oauth.TokenEndpointResponse) {
  if (granted !== undefined && !granted.split(' ').includes(scope)) throw new ConsentFault('incomplete')
  if (refreshToken === undefined) throw new ConsentFault('refused')
  return { accessToken, refreshToken }
}

function consentFaultOf(error: unknown): Error {
  if (error instanceof ConsentFault) return error
  if (error instanceof oauth.AuthorizationResponseError)
    return new ConsentFault(error.error === 'access_denied' ? 'denied' : 'refused')
  if (error instanceof oauth.ResponseBodyError && error.status < 500)
    return new ConsentFault(error.error === 'invalid_grant' ? 'expired' : 'refused')
  // A state, an issuer or an answer that is not the one of this way.
  if (error instanceof oauth.OperationProcessingError && !isOutage(error)) return new ConsentFault('refused')
  return new DriveFault('unavailable', 'no answer to a code')
}

function refreshFaultOf(error: unknown): DriveFault {
  if (error instanceof oauth.ResponseBodyError && error.status < 500 && error.status !== 429)
    return new DriveFault(error.error === 'invalid_grant' ? 'revoked' : 'refused', error.error.slice(0, 100))
  return new DriveFault('unavailable', 'no answer to a refresh token')
}

const isOutage = ({ code, cause }: oauth.OperationProcessingError): boolean =>
  code === oauth.RESPONSE_IS_NOT_JSON ||
  code === oauth.PARSE_ERROR ||
  (cause instanceof Response && cause.status >= 500)
