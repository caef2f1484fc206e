import { AppError } from './errors.ts'
import type { Context, Route, ServedCall } from './route.ts'

/** Observes how a call ended; it cannot change the reply. */
export interface Listener {
  call: ServedCall
  done: (reply: unknown, form: unknown, context: Context) => void
  failed: (error: AppError, context: Context) => void
}

/** Listens to a declared call, with its form and reply typed. Errors other than AppError are faults, not events. */
export const listen = <Form, Reply>(
  call: ServedCall<Form, Reply>,
  done: (reply: Reply, form: Form, context: Context) => void = () => undefined,
  failed: Listener['failed'] = () => undefined,
): Listener => ({ call, done: done as Listener['done'], failed })

/** The same routes, which report their outcomes to the listeners. */
export const listeningRoutes = (routes: Route[], listeners: Listener[]): Route[] =>
  routes.map((route) => {
    const listener = listeners.find(({ call }) => call === route.call)
    if (!listener) return route
    return {
      call: route.call,
      async answer(form: never, context: Context) {
        try {
          const reply = await route.answer(form, context)
          listener.done(reply, form, context)
          return reply
        } catch (thrown) {
          if (thrown instanceof AppError) listener.failed(thrown, context)
          throw thrown
        }
      },
    }
  })
