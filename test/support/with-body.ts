import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/**
 * Listens for requests and answers each once its body has come. Who hangs up before gets no answer, and the test run no error: a sender that gives up, or
 * is killed, is what some of these servers are there for.
 */
export const withBody =
  (answer: (request: IncomingMessage, response: ServerResponse, body: string) => unknown): RequestListener =>
  (request, response) =>
    void text(request).then(
      (body) => answer(request, response, body),
      () => response.destroy(),
    )
