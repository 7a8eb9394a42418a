/** Ctrl-C, and the signal of a container or a service manager before it uses force. */
export const interruptions = ['SIGINT', 'SIGTERM'] as const;
