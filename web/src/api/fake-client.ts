import { type Call, calls } from '@recruit/contract'
import { createClient, type Endpoints } from './client.ts'

/** The endpoints of every call, as the build writes them. */
export const endpoints = Object.fromEntries(
  Object.entries<Call>(calls).map(([name, { method, path, idempotent, timeoutSeconds }]) => [
    name,
    [method, path, idempotent ? 1 : 0, timeoutSeconds],
  ]),
) as unknown as Endpoints

export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

/** For tests: the client that the browser has, with `fetch` for a network. */
export const clientWith = (fetch: (address: string, init?: RequestInit) => Promise<Response>) =>
  createClient({
    endpoints,
    fetch: (address, init) => fetch(String(address), init),
    language: () => 'en',
    cookies: () => 'lang=en; XSRF-TOKEN=to%2Bken',
    pause: async () => undefined,
  })
