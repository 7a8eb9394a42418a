/** `start` is the chat link up to its text: `https://chat.example.com/4420?text=`. */
export function chatAddress(start: string, message: string): string {
  return start + encodeURIComponent(message);
}
