fn main() {
    for named in sudoku_steps::puzzles::NAMED {
        let t = std::time::Instant::now();
        let mut b = sudoku_steps::Board::new(named.grid()).unwrap();
        let s = sudoku_steps::solutions::backtracking::solve(&mut b);
        b.finish(s);
        let t = t.elapsed();
        let y = b.tally();
        println!(
            "{} {} dead {} guess {} {:?} {}/us {}",
            named.name,
            y,
            y.dead_ends,
            y.guesses,
            t,
            y.tries as f64 / t.as_secs_f64() / 1e6,
            b.grid().line()
        );
    }
}
