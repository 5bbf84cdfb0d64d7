/** Who writes cases, and how more of them get to be written. */
export const texts = {
  writtenBy: 'Written by',
  judged: 'and checked by our judge.',
  model: 'A language model',
  embedded: 'Written by built-in forms and a catalogue of test ideas, no model.',
  unavailable: 'is configured, but not available.',
  meanwhile: 'Until it is, built-in forms and a catalogue of test ideas write the cases.',
  offer: 'Have whole cases written',
  offerHere: 'Have whole cases written: by your assistant, a local model or a deployment',
  assistant: 'Your own assistant, over MCP',
  assistantHint:
    'It writes the cases from your text, our judge checks each of them, and it mends what comes back. No model of ours is needed.',
  address: 'address for your assistant',
  assistantGuide: 'How to connect an assistant',
  local: 'A model on this machine',
  localHint:
    'Start Tracewright with the name of a model that Ollama, LM Studio, llama.cpp or another server of the OpenAI protocol has:',
  localCommand: 'npm start -- --model NAME',
  nearby: 'answers on this machine with',
  nearbyHint: 'Start Tracewright anew to use it:',
  command: 'command',
  deployment: 'A deployment with Workers AI',
  deploymentHint:
    'It uses a model of your Cloudflare account, without a key, and says what a page of text costs:',
  deploymentCommand: 'npm run deploy',
}
