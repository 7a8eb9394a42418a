/**
 * A short tick, or a longer tone at the end. The first call creates the audio context, which browsers allow only after
 * a tap.
 */
export function createTicking(): (loud: boolean) => void {
  let audio: AudioContext | undefined;
  return (loud) => {
    audio ??= new AudioContext();
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const now = audio.currentTime;
    const length = loud ? 1.2 : 0.05;
    tone.frequency.value = loud ? 660 : 1300;
    volume.gain.setValueAtTime(loud ? 0.2 : 0.08, now);
    volume.gain.exponentialRampToValueAtTime(0.001, now + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(now);
    tone.stop(now + length);
  };
}
