import { call } from '../../client/call.ts'
import { texts } from '../../texts/en/drive.ts'
import { Button } from '../button.tsx'
import { confirmed } from '../confirm.tsx'
import { Given, Time } from '../given.tsx'
import { toast } from '../toasts.tsx'
import type { Connection } from './connection.ts'

interface ConnectionStateProps {
  connection: Connection
  organizationId: string
  /** The page that the vendor leads back to. */
  returnTo: string
  /** Admins connect and disconnect. */
  mayRule: boolean
  changed: () => Promise<void>
}

/** Whose drive is connected, or why none is, and what can be done about it. */
export function ConnectionState({
  connection: { status, account, connectedAt, error },
  ...rest
}: ConnectionStateProps) {
  return (
    <section class="panel drive-connection" aria-labelledby="drive-connection">
      <h2 id="drive-connection">{texts.connection}</h2>
      {status === 'unavailable' && <p class="note">{error}</p>}
      {status === 'none' && <p>{rest.mayRule ? texts.notConnected : texts.askAdmin}</p>}
      {status === 'connected' && (
        <p>
          <Given>{account ?? ''}</Given>
          {connectedAt && (
            <span class="more">
              {` · ${texts.since} `}
              <Time at={connectedAt} />
            </span>
          )}
        </p>
      )}
      {status === 'disconnected' && (
        <p class="fault">
          <Given>{account ?? ''}</Given>: {error}
        </p>
      )}
      {rest.mayRule && status !== 'unavailable' && <Acts status={status} {...rest} />}
    </section>
  )
}

type ActsProps = Omit<ConnectionStateProps, 'connection'> & Pick<Connection, 'status'>

function Acts({ status, organizationId, returnTo, changed }: ActsProps) {
  async function connect() {
    const { url } = await call('POST /api/organizations/{organizationId}/drive/connect', {
      organizationId,
      returnTo,
    })
    location.assign(url)
  }
  async function disconnect() {
    const { disconnect: question } = texts
    if (!(await confirmed({ title: question.title, text: question.text, action: question.act }))) return
    const { revoked } = await call('DELETE /api/organizations/{organizationId}/drive', { organizationId })
    toast(revoked ? texts.disconnected : texts.notRevoked)
    await changed()
  }
  return (
    <p class="actions">
      {status !== 'connected' && (
        <Button kind="primary" act={connect} busy={texts.leaving}>
          {status === 'none' ? texts.connect : texts.reconnect}
        </Button>
      )}
      {status === 'connected' && (
        <Button act={connect} busy={texts.leaving}>
          {texts.another}
        </Button>
      )}
      {status !== 'none' && (
        <Button kind="danger" act={disconnect} busy={texts.disconnecting}>
          {texts.disconnect.act}
        </Button>
      )}
    </p>
  )
}
