/** Servers of models that people run on their own machine, by the ports at which they listen unless told: each speaks the OpenAI protocol below `/v1`. */
export const knownServers = [
  { name: 'Ollama', port: 11_434 },
  { name: 'LM Studio', port: 1234 },
  { name: 'llama.cpp', port: 8080 },
]
