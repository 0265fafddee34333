export function Front() {
    return <main class="front"><h1>pave</h1></main>;
}
