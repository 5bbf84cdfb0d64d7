// Imported into the development server, whose helper ports start browsers and show stored objects to whoever asks, pages of any site included.
import { EventEmitter } from 'node:events'
import { Server } from 'node:http'
import { isByAddress } from './helper-rules.mjs'

Server.prototype.emit = function (event, request, answer, ...rest) {
  const isAsked = event === 'request' || event === 'upgrade'
  if (!isAsked || !isByAddress(request))
    return EventEmitter.prototype.emit.call(this, event, request, answer, ...rest)
  if (event === 'upgrade') answer.destroy()
  else answer.writeHead(403, { Connection: 'close' }).end()
  return true
}
