/** Ctrl-C, and what a container or a service manager sends before it gets rougher. */
export const interruptions = ['SIGINT', 'SIGTERM'] as const;
